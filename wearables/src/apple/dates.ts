/** An instant in seconds since 1970, and the minutes that the local time is ahead of UTC. */
export interface AppleTime {
  at: number
  offset: number
}

const DATE = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/
const EARLIEST_YEAR = 2000 // an older one is a clock that was never set
const LATEST_YEAR = 2099

/** As Apple writes it: `2026-11-28 07:12:00 -0600`. undefined: not a valid date and time. */
export function readAppleTime(text: string | undefined): AppleTime | undefined {
  const parts = DATE.exec(text ?? '')
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return undefined
  if (hour === undefined || minute === undefined || second === undefined) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (wall.getUTCMonth() !== month - 1 || wall.getUTCDate() !== day) return undefined // no 30 February
  const offset = (Number(parts[8]) * 60 + Number(parts[9])) * (parts[7] === '-' ? -1 : 1)
  if (Number(parts[9]) > 59 || offset < -12 * 60 || offset > 14 * 60) return undefined
  return { at: wall.getTime() / 1000 - offset * 60, offset }
}

/** Minutes as `+hh:mm` or `-hh:mm`. */
export function offsetText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

export const dateOf = (seconds: number) => new Date(seconds * 1000)
