import { ApiRefusal } from '../../api-refusal.ts'
import { DAY_MS, type DayNumber } from '../../people/calendar-day.ts'

/** What a list takes. */
export interface ListRules {
  features: readonly string[]
  /** How many days it gives at once without features; with features one. */
  longestDays: number
  /** The wall clock of the watch (`2026-02-17T00:00:00`), or a date. */
  clock: 'date' | 'time'
}

const FORMS = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ }

/** The local days from `from` up to, not including, `to`, and the features. @throws ApiRefusal 400 */
export function readAsked(query: Record<string, unknown>, { features: known, longestDays, clock }: ListRules) {
  const day = (name: string): DayNumber => {
    const text = query[name]
    if (typeof text !== 'string') throw new ApiRefusal(400, `Query parameter '${name}' is required`)
    const time = FORMS[clock].test(text) ? Date.parse(clock === 'date' ? text : `${text}Z`) : Number.NaN
    if (Number.isNaN(time)) throw new ApiRefusal(400, `'${text}' could not be parsed as ${clock}`)
    return Math.floor(time / DAY_MS)
  }
  const features = [query.features ?? []].flat().map(String)
  const unknown = features.find((feature) => !known.includes(feature))
  if (unknown !== undefined) throw new ApiRefusal(400, `Unknown feature: ${unknown}`)
  const [from, to] = [day('from'), day('to')]
  const longest = features.length > 0 ? 1 : longestDays
  if (to <= from || to - from > longest)
    throw new ApiRefusal(400, `The range must be of 1 to ${longest} days, 'to' not included`)
  return { days: Array.from({ length: to - from }, (_, index) => from + index), features }
}
