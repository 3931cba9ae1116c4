/** A column heading in a file, with the unit: `Avg HRV, ms`, `Strain`. */
export const csvHead = (name: string, unit: string): string => [name, unit.trim()].filter(Boolean).join(', ')
