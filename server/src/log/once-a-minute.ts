const MINUTE_MS = 60_000

/**
 * For errors that can occur hundreds of times a minute, such as each query while the database is unavailable: a reason is
 * logged when it first occurs, and again at the end of each minute in which it recurred.
 * @param tell gets how often it occurred since it was last logged
 */
export function onceAMinute(tell: (reason: string, times: number) => void): (reason: string) => void {
  const counts = new Map<string, number>()
  const lookAgain = (reason: string) => {
    const times = counts.get(reason) ?? 0
    counts.delete(reason)
    if (times > 0) begin(reason, times)
  }
  const begin = (reason: string, times: number) => {
    tell(reason, times)
    counts.set(reason, 0)
    setTimeout(() => lookAgain(reason), MINUTE_MS).unref()
  }
  return (reason) => {
    const times = counts.get(reason)
    if (times === undefined) begin(reason, 1)
    else counts.set(reason, times + 1)
  }
}
