export type PrintLine = (line: string) => void

/** Runs one step of a start and prints a line with its name and duration. A step that fails prints none. */
export async function step<T>(what: string, work: () => Promise<T>, print: PrintLine): Promise<T> {
  const startedAtMs = performance.now()
  const result = await work()
  print(`${what} ... ${showDuration(performance.now() - startedAtMs)}`)
  return result
}

/** `85 ms`, `2.4 s` */
function showDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
