import type { FactWindow } from '@corner/analytics/query/facts.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import { writeFigure } from '../../../wording/figures.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'

const WEEK = { window: { last: 7 } } as const
const WEEK_BEFORE = { window: { last: 7, before: 7 } } as const
const METRICS = ['recovery', 'sleep_duration', 'strain', 'resting_heart_rate', 'hrv'] as const

type WeekMetric = (typeof METRICS)[number]

/** The means of the last 7 days and of the 7 before; absent: no value. */
export interface Week {
  window: FactWindow
  now: Partial<Record<WeekMetric, KnownFact>>
  before: Partial<Record<WeekMetric, KnownFact>>
}

/** The last 7 days of an athlete, or of the team together, next to the 7 before. */
export async function weekOf(who: Who, sources: Sources): Promise<Week> {
  const measures = METRICS.map((metric) => ({ metric, aggregate: 'mean' }) as const)
  const [first, ...others] = measures as [(typeof measures)[number], ...typeof measures]
  const { rows, against, window } = await lookUp(
    { who, measures: [first, ...others], days: WEEK, against: { days: WEEK_BEFORE }, asks: 'value' },
    sources,
  )
  const known = (facts: readonly (KnownFact | Parameters<typeof isKnown>[0])[] = []) =>
    Object.fromEntries(METRICS.flatMap((metric, place) => (isKnown(facts[place]) ? [[metric, facts[place]]] : [])))
  return { window, now: known(rows[0]?.facts), before: known(against?.rows[0]?.facts) }
}

/** `59%` and ` (58% the week before)`, or '' without one; undefined: no value. */
export function writeWeekly({ now, before }: Week, metric: WeekMetric): { value: string; before: string } | undefined {
  const write = (fact: KnownFact) => writeFigure(fact.measure, fact.value, fact.athletes)
  const [value, old] = [now[metric], before[metric]]
  return value && { value: write(value), before: old ? ` (${write(old)} the week before)` : '' }
}
