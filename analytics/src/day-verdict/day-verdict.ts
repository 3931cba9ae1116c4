import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import { addDays, daysUntil } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import type { Series } from '../metrics/metric.ts'
import { type DayMetricName, METRICS } from '../metrics/metric-catalogue.ts'
import { readReadiness } from '../metrics/of-readiness.ts'
import { NORMAL_RANGE_DAYS, readNormalRange } from '../series/normal-range.ts'
import { OWN_RANGE_DAYS } from '../series/own-range.ts'
import { type Point, valuesOf } from '../series/points.ts'
import { findAfterIllness } from './after-illness.ts'
import { findAtRisk } from './at-risk-sign.ts'
import { findLowHrv } from './low-hrv.ts'
import type { OwnRecovery } from './own-place.ts'
import { findFall, findRedMornings, findUnderOwn } from './recovery-course.ts'
import { findShortSleep } from './short-sleep.ts'
import type { FindSigns, PointsOf, Sign, SignKind } from './sign.ts'
import type { Verdict } from './verdict.ts'
import { judgeByReadiness, signOfReadiness } from './verdict-of-readiness.ts'
import { isHeldBack } from './verdict-place.ts'
import { findIllness, findVitals } from './vital-signs.ts'
import { withCause } from './what-is-behind.ts'
import { writeList } from './write-figures.ts'

/** The verdict on an athlete's day, shared by chat, insights and screens. */
export interface DayVerdict {
  verdict: Verdict
  /** The newest recovery of today or yesterday; null: none. */
  recovery: Point | null
  /**
   * What stands in for it where the maker gives none; null: there is a recovery, or no HRV and no resting heart rate of today or
   * yesterday. With neither the verdict is `ask`.
   */
  readiness: CornerReadiness | null
  /** The median recovery of the 28 days before, percent; null: fewer than 14 values. */
  usual: number | null
  /** The own range that it is judged by, as the athlete's page shows it; null as above. */
  ownRange: OwnRecovery | null
  /** Signs against a hard day, most important first; empty without fresh data. */
  signs: readonly Sign[]
  /** Runs and illness-like nights that ended in the last days, newest first. */
  past: readonly Sign[]
}

/** Kinds of signs that are still mentioned for some days after they ended. */
const TOLD_AFTER: readonly SignKind[] = ['illness_signs', 'short_nights', 'red_mornings']
const TOLD_DAYS = 6

const FINDERS: readonly FindSigns[] = [
  findVitals,
  findAfterIllness,
  findShortSleep,
  findRedMornings,
  findUnderOwn,
  findFall,
  findLowHrv,
]

/** The finders of those kinds. */
const PAST_FINDERS: readonly FindSigns[] = [findIllness, findShortSleep, findRedMornings]

/** Days of records that a verdict needs: those of the longer of the two ranges, before each day whose signs are told. */
export const VERDICT_DAYS = Math.max(NORMAL_RANGE_DAYS, OWN_RANGE_DAYS) + TOLD_DAYS + 1

/**
 * Judges an athlete's day by the newest recovery, by the distance of recovery and vital signs from the athlete's normal,
 * and by runs of days. Meant to start a conversation: no trial shows that training by a score is better than training by
 * plan (knowledge/articles/recovery-score.md).
 * @param records of one provider by wake day, at least `VERDICT_DAYS` days, in any order
 * @param today the day to judge; a record of the next day, of an athlete further east, counts as today's
 */
export function readDayVerdict(records: Series, today: CalendarDay): DayVerdict {
  const read = judgeBy(records, { day: today, until: addDays(today, 1), readOn: today })
  const { recovery, signs, verdict } = read
  const newest = recovery?.date ?? read.readiness?.day
  const past = newest === undefined ? [] : findPast(records, newest, signs)
  return { ...read, signs: isHeldBack(verdict) ? withCause(signs, past, today) : signs, past }
}

/** The verdict on a past day, from the data known on that day; its texts are read later, so none calls its night the last. */
export const readPastVerdict = (records: Series, day: CalendarDay): Omit<DayVerdict, 'past'> =>
  judgeBy(records, { day, until: day, readOn: addDays(day, 1) })

interface Judging {
  day: CalendarDay
  /** The newest day whose records count. */
  until: CalendarDay
  /** The day on which the texts are read. */
  readOn: CalendarDay
}

function judgeBy(records: Series, { day, until, readOn }: Judging): Omit<DayVerdict, 'past'> {
  const points = pointsUntil(records, until)
  const latest = points('recovery').at(-1)
  if (!latest || latest.date < addDays(day, -1)) return judgeWithoutRecovery(records, { day, until, readOn })
  const signs = findSigns(records, latest.date, readOn)
  const own = readNormalRange(points('recovery'), latest.date)
  return {
    verdict: judge(latest, latest.date >= day, signs),
    recovery: latest,
    readiness: null,
    usual: own?.median ?? null,
    ownRange: own && { low: own.low, high: own.high },
    signs,
  }
}

const NOTHING_FRESH: Omit<DayVerdict, 'past'> = {
  verdict: 'ask',
  recovery: null,
  readiness: null,
  usual: null,
  ownRange: null,
  signs: [],
}

/** Where the maker gives no recovery, Corner readiness stands in for it, and the signs of the morning lower the day as usual. */
function judgeWithoutRecovery(records: Series, { day, until, readOn }: Judging): Omit<DayVerdict, 'past'> {
  if (pointsUntil(records, until)('recovery').length > 0) return NOTHING_FRESH
  const readiness = readReadiness(recordsUntil(records, until), day)
  if (readiness === null) return NOTHING_FRESH
  const signs = findSigns(records, readiness.day, readOn)
  return {
    ...NOTHING_FRESH,
    verdict: judgeByReadiness(readiness, signs),
    readiness,
    signs: [...signOfReadiness(readiness), ...signs],
  }
}

const recordsUntil = ({ recovery_data, sleep_data, activity_data }: Series, until: CalendarDay): Series => ({
  recovery_data: recovery_data.filter(({ date }) => date <= until),
  sleep_data: sleep_data.filter(({ date }) => date <= until),
  activity_data,
})

function findSigns(records: Series, day: CalendarDay, readOn: CalendarDay): Sign[] {
  const points = pointsUntil(records, day)
  const latest = points('recovery').at(-1)
  const isLow = latest !== undefined && latest.value < MARKS.recoveryModerateFrom
  const found = [...FINDERS.flatMap((find) => find(points, day, readOn)), ...findAtRisk(records, day)]
  // A recovery that lowers the day by itself comes before other mild signs.
  const place = ({ weight, kind }: Sign) => (weight === 'strong' ? 0 : isLow && kind === 'recovery_under_own' ? 1 : 2)
  return found.toSorted((a, b) => place(a) - place(b))
}

function findPast(records: Series, day: CalendarDay, now: readonly Sign[]): Sign[] {
  const known = new Set(now.map(({ kind }) => kind))
  return daysUntil(addDays(day, -1), TOLD_DAYS)
    .toReversed()
    .flatMap((before) => {
      const points = pointsUntil(records, before)
      return PAST_FINDERS.flatMap((find) => find(points, before))
    })
    .map((sign) => (sign.kind === 'red_mornings' ? wholeRun(sign, records) : sign))
    .filter(
      ({ kind, from, until }) => TOLD_AFTER.includes(kind) && from !== until && !known.has(kind) && known.add(kind),
    )
}

/** A past run of red mornings with its whole length and each value. */
function wholeRun(sign: Sign, records: Series): Sign {
  const from = beginningOf(sign, records)
  const red = pointsUntil(
    records,
    sign.until,
  )('recovery').filter(({ date, value }) => date >= from && value < CAUTION_FROM)
  return { ...sign, from, text: `mornings in the red at ${writeList('recovery', valuesOf(red))}` }
}

/** The first day of a past sign; a run of red mornings is followed back to its start. */
function beginningOf({ kind, from }: Pick<Sign, 'kind' | 'from'>, records: Series): CalendarDay {
  const before = addDays(from, -1)
  const isLonger =
    kind === 'red_mornings' &&
    pointsUntil(records, before)('recovery').some(({ date, value }) => date === before && value < CAUTION_FROM)
  return isLonger ? beginningOf({ kind, from: before }, records) : from
}

function pointsUntil(records: Series, until: CalendarDay): PointsOf {
  const from = addDays(until, -VERDICT_DAYS)
  const within = new Map<string, readonly Point[]>()
  return (metric) => {
    const known = within.get(metric) ?? withinDays(pointsOf(records, metric), from, until)
    within.set(metric, known)
    return known
  }
}

/** Cache of the points by metric: a verdict reads the same records for each day of the week and for the day before. */
const READ = new WeakMap<Series, Map<DayMetricName, readonly Point[]>>()

function pointsOf(records: Series, metric: DayMetricName): readonly Point[] {
  const read = READ.get(records) ?? new Map<DayMetricName, readonly Point[]>()
  READ.set(records, read)
  const points = read.get(metric) ?? METRICS[metric].read(records)
  read.set(metric, points)
  return points
}

/**
 * The guidance's thresholds (docs/reference/metrics-and-rules.md#guidance-performance-view) give the verdict, and signs
 * against a hard day lower it.
 */
function judge({ value }: Point, isOfToday: boolean, signs: readonly Sign[]): Verdict {
  const strong = signs.filter(({ weight }) => weight === 'strong').length
  if (value < CAUTION_FROM) return 'easy'
  if (value < MARKS.recoveryModerateFrom) return strong > 1 ? 'easy' : 'lighter'
  if (strong > 0 || (value < MARKS.recoveryHighFrom && signs.length > 1)) return 'lighter'
  return value >= MARKS.recoveryHighFrom && signs.length === 0 && isOfToday ? 'hard' : 'as_planned'
}
