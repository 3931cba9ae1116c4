import { NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import type { Sources } from '../../context/answer-context.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'

export interface Night {
  date: CalendarDay
  hours: number
}

/** The nights of some days, and what they are held against. */
export interface NightsRead {
  /** Oldest first, at least one. */
  nights: readonly [Night, ...Night[]]
  newest: Night
  mean: KnownFact
  /** The median of the 28 days before the newest night; null: too few nights. */
  usual: number | null
}

/** The nights of an athlete in a window; undefined: none is recorded. */
export async function readNights(
  { id }: KnownAthlete,
  window: { from: CalendarDay; until: CalendarDay },
  sources: Pick<Sources, 'toolbox'>,
): Promise<NightsRead | undefined> {
  const read = async (aggregate: Measure['aggregate'], days: Days, by: 'athlete' | 'day' = 'athlete') => {
    const measures: Measure[] = [{ metric: 'sleep_duration', aggregate }]
    return (await lookUp({ who: { ids: [id] }, measures, days, by: [by], asks: 'value' }, sources)).rows
  }
  const [[whole], byDay] = await Promise.all([read('mean', { window }), read('mean', { window }, 'day')])
  const [first, ...others] = byDay
    .flatMap(({ group: { day }, facts: [fact] }) =>
      day !== undefined && isKnown(fact) ? [{ date: day, hours: fact.value }] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const mean = whole?.facts[0]
  if (!first || !isKnown(mean)) return undefined
  const newest = others.at(-1) ?? first
  const [before] = await read('median', daysBefore(newest.date))
  const usual = before?.facts[0]
  const isEnough = isKnown(usual) && usual.records >= NORMAL_RANGE_MINIMUM
  return { nights: [first, ...others], newest, mean, usual: isEnough ? usual.value : null }
}
