/** How many of a list are shown at first: all, where a button would hide a single one and take its height. */
export const firstShown = (count: number, first: number): number => (count === first + 1 ? count : first)
