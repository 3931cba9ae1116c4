import { type CalendarDay, localDay } from '../../calendar.ts'
import { dayIn, instantIn, numberWithin, objectsIn, positiveWithin } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'

/** A nap, or the times of a night, in UTC: its export tells no zone. */
export interface GarminSpan {
  start: Date
  end: Date
}

/** A night of `sleepData.json`, in seconds. */
export interface GarminNight {
  /** On which it ended, by Garmin's own date. */
  day: CalendarDay
  span: GarminSpan | null
  light: number | null
  deep: number | null
  rem: number | null
  awake: number | null
  unmeasurable: number | null
  respiration: number | null
  spo2: number | null
  score: number | null
}

export type SleepRow = { night: GarminNight } | { unread: string }

const A_DAY_SECONDS = 86_400

/** The night of a row. `unread`: why it is none that counts; undefined: no night at all, a mere mark. */
export function nightOf(element: unknown): SleepRow | undefined {
  const row = asObject(element)
  if (!row || !hasNight(row)) return undefined
  const span = spanOf(row.sleepStartTimestampGMT, row.sleepEndTimestampGMT)
  const day = dayIn(row.calendarDate) ?? (span && localDay(span.end, '+00:00'))
  if (day === null) return { unread: 'They name no day' }
  const confirmation = String(row.sleepWindowConfirmationType ?? '').toUpperCase()
  if (confirmation === 'OFF_WRIST') return { unread: 'The watch was not worn' }
  if (confirmation === 'UNCONFIRMED') return { unread: 'Garmin had not confirmed them' }
  const seconds = (given: unknown) => numberWithin(given, 0, A_DAY_SECONDS)
  const [light, deep, rem] = [row.lightSleepSeconds, row.deepSleepSeconds, row.remSleepSeconds].map(seconds)
  if (!light && !deep && !rem) return { unread: 'Garmin had measured no sleep in them' }
  const [awake, unmeasurable] = [seconds(row.awakeSleepSeconds), seconds(row.unmeasurableSeconds)]
  if (span && !fits([light, deep, rem, awake, unmeasurable], span))
    return { unread: 'Their stages do not fit their length' }
  return {
    night: {
      day,
      span,
      light: light ?? null,
      deep: deep ?? null,
      rem: rem ?? null,
      awake,
      unmeasurable,
      respiration: positiveWithin(row.averageRespiration, 100),
      spo2: positiveWithin(asObject(row.spo2SleepSummary)?.averageSPO2, 100),
      score: positiveWithin(asObject(row.sleepScores)?.overallScore, 100),
    },
  }
}

/** Together they are as long as the night; far from it they are minutes, or of another night. */
function fits(stages: readonly (number | null | undefined)[], { start, end }: GarminSpan): boolean {
  const share =
    stages.reduce<number>((sum, stage) => sum + (stage ?? 0), 0) / ((end.getTime() - start.getTime()) / 1000)
  return share >= 0.5 && share <= 1.1
}

/** Rows with nothing but `retro` are marks of nights that another row has. */
function hasNight(row: Record<string, unknown>): boolean {
  return ['sleepStartTimestampGMT', 'lightSleepSeconds', 'deepSleepSeconds'].some((name) => row[name] != null)
}

export function napsOf(element: unknown): GarminSpan[] {
  return objectsIn(asObject(element)?.napList).flatMap(
    (nap) => spanOf(nap.napStartTimestampGMT, nap.napEndTimestampGMT) ?? [],
  )
}

/** null: no times, or none that a sleep can have. */
function spanOf(from: unknown, to: unknown): GarminSpan | null {
  const [start, end] = [instantIn(from), instantIn(to)]
  const seconds = start && end ? (end.getTime() - start.getTime()) / 1000 : 0
  return start && end && seconds > 0 && seconds <= A_DAY_SECONDS ? { start, end } : null
}
