"""What every game shares: questions, procedures, positions, sight, chance."""
