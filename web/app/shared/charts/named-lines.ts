import { average } from '@corner/analytics/numbers/averages.ts'
import { axisOf, type ChartDescription, doesStandOut, subjectOf } from './chart-description.ts'
import { firstGrowing } from './growing.ts'

/** A value this many places before the last still counts as the newest: this morning's may be missing. */
const NEWEST_PLACES = 2

/** How many are named by the whole period, by the newest value, and at the other end of the scale. */
const NAMED = { ofPeriod: 2, newest: 3, other: 1 } as const

/** What decides about a line, of finished days. `need`: the larger, the more it needs attention. */
interface Judged {
  subject: string
  timesStandingOut: number
  averageNeed: number
  /** null: no value in the newest places. */
  newestNeed: number | null
}

/**
 * Whose lines are named where more are chosen than there are colours: those whose values stood out most often in the
 * shown period (then by the average), those whose newest value needs attention most, and the one at the other end.
 */
export function namedSubjects(description: ChartDescription): string[] {
  if (description.drawing.kind !== 'many-lines') return []
  const judged = judgeLines(description)
  const ofPeriod = judged.toSorted(
    (one, other) => other.timesStandingOut - one.timesStandingOut || other.averageNeed - one.averageNeed,
  )
  const newest = judged
    .filter(({ newestNeed }) => newestNeed !== null)
    .sort((one, other) => (other.newestNeed ?? 0) - (one.newestNeed ?? 0))
  const named = [...ofPeriod.slice(0, NAMED.ofPeriod), ...newest.slice(0, NAMED.newest), ...newest.slice(-NAMED.other)]
  return [...new Set(named.map(({ subject }) => subject))]
}

function judgeLines(description: ChartDescription): Judged[] {
  const { columns, drawing, metric } = description
  if (drawing.kind !== 'many-lines') return []
  const chosen = new Set(drawing.chosen)
  const { standsOut } = drawing
  const towards = 'below' in standsOut ? -1 : 1
  const finished = firstGrowing(description, metric)
  return columns.flatMap((column): Judged[] => {
    const subject = subjectOf(column)
    if (axisOf(description, column) === 'right' || !chosen.has(subject)) return []
    // Of who has no finished day, the day that runs is all there is.
    const whole = column.values.slice(0, finished)
    const judged = whole.some((value) => value !== null) ? whole : column.values
    const values = judged.filter((value) => value !== null)
    const mean = average(values)
    if (mean === null) return []
    const newest = judged.slice(-NEWEST_PLACES).findLast((value) => value !== null) ?? null
    return [
      {
        subject,
        timesStandingOut: values.filter((value) => doesStandOut(value, standsOut, metric)).length,
        averageNeed: towards * mean,
        newestNeed: newest === null ? null : towards * newest,
      },
    ]
  })
}
