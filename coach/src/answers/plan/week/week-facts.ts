import type { Days } from '@corner/contract/entities/query.ts'
import { writeValue } from '../../../wording/figures.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { type AthleteVerdict, isFresh, ofVerdict } from '../../day/verdicts.ts'

/** The team's mean of a metric over the last days and over the weeks before them. */
interface NowAndBefore {
  now: number | null
  before: number | null
}

/** The state of the team before its week is decided. */
export interface WeekFacts {
  recovery: NowAndBefore
  strain: NowAndBefore
  sleep: NowAndBefore
  /** With a fresh recovery. */
  fresh: number
  held: number
  ready: number
  /** `shows`: many are held back or the mornings fell; `builds`: more strain than before with unchanged mornings. */
  load: 'shows' | 'builds' | 'level'
  /** Where the load shows: in what. */
  why: string
}

const WEEK = 7
const WEEKS_BEFORE = 21
/** Today is not over, so its strain is incomplete. */
const FULL_DAYS: Record<'recovery' | 'strain' | 'sleep_duration', number> = {
  recovery: 0,
  strain: 1,
  sleep_duration: 0,
}
const HELD_SHARE = 1 / 3
const FELL_POINTS = 3
const MORE_STRAIN = 1.08

/** The team's mean over some days; null: nothing was recorded. */
async function teamMean(metric: string, days: Days, sources: Sources): Promise<number | null> {
  const { rows } = await lookUp({ who: {}, measures: [{ metric, aggregate: 'mean' }], days, asks: 'value' }, sources)
  const fact = rows[0]?.facts[0]
  return isKnown(fact) ? fact.value : null
}

/** The team's mean by weekday over four weeks, Sunday first; undefined where nothing was recorded. */
export async function byWeekday(metric: string, sources: Sources): Promise<(number | undefined)[]> {
  const { rows } = await lookUp(
    {
      who: {},
      measures: [{ metric, aggregate: 'mean' }],
      by: ['weekday'],
      asks: 'value',
      days: { window: { last: WEEK + WEEKS_BEFORE } },
    },
    sources,
  )
  const means: (number | undefined)[] = Array.from({ length: WEEK }, () => undefined)
  for (const { group, facts } of rows) {
    const [fact] = facts
    if (group.weekday !== undefined && isKnown(fact)) means[group.weekday] = fact.value
  }
  return means
}

/** What the week's decision is based on: this week compared with the three before, and this morning's verdicts. */
export async function weekFacts(judged: readonly AthleteVerdict[], sources: Sources): Promise<WeekFacts> {
  const both = async (metric: keyof typeof FULL_DAYS): Promise<NowAndBefore> => {
    const skip = FULL_DAYS[metric]
    const now = { last: WEEK, ...(skip > 0 && { before: skip }) }
    return {
      now: await teamMean(metric, { window: now }, sources),
      before: await teamMean(metric, { window: { last: WEEKS_BEFORE, before: WEEK + skip } }, sources),
    }
  }
  const [recovery, strain, sleep] = [await both('recovery'), await both('strain'), await both('sleep_duration')]
  const fresh = judged.filter(isFresh).length
  const held = ofVerdict(judged, 'easy', 'lighter').length
  const fell = recovery.now !== null && recovery.before !== null && recovery.before - recovery.now >= FELL_POINTS
  const rose = strain.now !== null && strain.before !== null && strain.now >= strain.before * MORE_STRAIN
  return {
    recovery,
    strain,
    sleep,
    fresh,
    held,
    ready: ofVerdict(judged, 'hard').length,
    why: fell
      ? 'the mornings of the last week are lower than before'
      : `${held} of ${fresh} with data are held back this morning`,
    load: fell || held > fresh * HELD_SHARE ? 'shows' : rose ? 'builds' : 'level',
  }
}

const pair = (metric: string, { now, before }: NowAndBefore) =>
  now === null ? undefined : `${writeValue(metric, now)}${before === null ? '' : ` (${writeValue(metric, before)})`}`

/** `Team, last 7 days (3 weeks before): recovery 60% (59%), strain 11.8 (11.7), sleep 7.2 h (7.3 h).` */
export function sayWeekFacts({ recovery, strain, sleep }: WeekFacts): string {
  const figures = [
    ['recovery', pair('recovery', recovery)],
    ['strain', pair('strain', strain)],
    ['sleep', pair('sleep_duration', sleep)],
  ].flatMap(([name, said]) => (said === undefined ? [] : [`${name} ${said}`]))
  return figures.length === 0 ? '' : `Team, last 7 days (3 weeks before): ${figures.join(', ')}.`
}
