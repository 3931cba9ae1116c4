/** A number with its noun: `1 night`, `3 nights`, `0 nights`; `2 recoveries` with the given plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
