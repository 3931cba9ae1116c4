/** Which number comes first in a date with slashes. */
export type DateOrder = 'month_first' | 'day_first'

/** As WHOOP writes it: `2024-11-21 03:10:47`. */
const AS_EXPORTED = /^(\d{4})-(\d\d?)-(\d\d?)[ T](\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/
/** As spreadsheets save it: `3/1/2026 11:12:00 PM`, `1/2/26 7:05`. */
const AS_SAVED_AGAIN = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d),?\s+(\d\d?):(\d\d)(?::(\d\d))?\s*([AP]M)?$/i

/**
 * The order of day and month in one file's dates with slashes: month first, as in the United States, unless a first
 * number above 12 must be a day.
 */
export function findDateOrder(texts: readonly string[]): DateOrder {
  return texts.some((text) => Number(AS_SAVED_AGAIN.exec(text.trim())?.[1]) > 12) ? 'day_first' : 'month_first'
}

/** A local time in milliseconds, as if it were UTC. undefined: not a valid date and time. */
export function readWallClock(text: string, order: DateOrder): number | undefined {
  const exported = AS_EXPORTED.exec(text)
  if (exported) {
    const [, year, month, day, hour, minute, second] = exported
    return clock(year, month, day, hour, minute, second)
  }
  const saved = AS_SAVED_AGAIN.exec(text)
  if (!saved) return undefined
  const [, first, other, year = '', hour, minute, second, half] = saved
  const [month, day] = order === 'month_first' ? [first, other] : [other, first]
  const fullYear = year.length === 2 ? `20${year}` : year
  if (!half) return clock(fullYear, month, day, hour, minute, second)
  if (Number(hour) < 1 || Number(hour) > 12) return undefined
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  return clock(fullYear, month, day, String(hours), minute, second)
}

const EARLIEST_YEAR = 2012 // WHOOP's founding: an older date comes from a shifted cell
const LATEST_YEAR = 2099

function clock(...parts: (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  if (year < EARLIEST_YEAR || year > LATEST_YEAR || hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined // no 30 February
}
