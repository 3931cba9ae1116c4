/** A column's head in a file, with the unit of its numbers: `Avg HRV, ms`, `Strain`. */
export const csvHead = (name: string, unit: string): string => [name, unit.trim()].filter(Boolean).join(', ')
