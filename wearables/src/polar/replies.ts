import { z } from 'zod'
import { readOffset } from '../calendar.ts'
import { Id } from '../http/fields.ts'
import { readDurationMs } from './protobuf-duration.ts'

/**
 * Replies of Polar AccessLink v4 (docs/polar.md), read tolerantly: unknown fields are ignored and any value may be missing.
 * Strict only where a record could not be stored otherwise: ids, days and times. A value of 0, and one below
 * (Polar's -1), stands for one that was not measured (protobuf writes its defaults), except `ansStatus`.
 */

/** Before that there were no such devices, and PostgreSQL has no year 0. */
const EARLIEST = new Date('2000-01-01T00:00:00Z')
const Day = z.iso.date().refine((day) => new Date(day) >= EARLIEST, 'A day before the year 2000')
const Value = z.number().nullish()
const Measured = Value.transform((value) => (value && value > 0 ? value : null))
const Duration = z
  .string()
  .transform((text, context) => {
    const milliseconds = readDurationMs(text)
    if (milliseconds === undefined) context.addIssue(`${text} is not a duration like 80s`)
    return milliseconds ?? z.NEVER
  })
  .nullish()

/** An instant with the offset of the watch at that time. */
const ZonedTime = z.iso.datetime({ offset: true }).transform((text, context) => {
  const offset = readOffset(/(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[0] ?? '')
  const at = new Date(text)
  if (offset !== undefined && at >= EARLIEST) return { at, offset }
  context.addIssue(`${text} is not a time on earth since the year 2000`)
  return z.NEVER
})

const SleepResult = z.object({
  hypnogram: z
    .object({ sleepStart: ZonedTime, sleepEnd: ZonedTime })
    .refine(({ sleepStart, sleepEnd }) => sleepEnd.at > sleepStart.at, 'The night ends before it begins'),
})

const SleepReply = z.object({
  sleepDate: Day,
  sleepResult: SleepResult,
  sleepEvaluation: z
    .object({
      analysis: z.object({ efficiencyPercent: Measured }).nullish(),
      interruptions: z.object({ totalCount: Value, totalDuration: Duration }).nullish(),
      phaseDurations: z
        .object({ wake: Duration, rem: Duration, light: Duration, deep: Duration, unknown: Duration })
        .nullish(),
    })
    .nullish(),
  sleepScore: z.object({ sleepScore: Measured }).nullish(),
})

const RechargeReply = z.object({
  sleepResultDate: Day,
  recoveryIndicator: Measured,
  ansStatus: Value,
  meanNightlyRecoveryRri: Measured,
  meanNightlyRecoveryRmssd: Measured,
  meanNightlyRecoveryRespirationInterval: Measured,
})

/** What the client keeps of one night: the two replies, which name the same day. */
export const NightReply = z.object({ day: Day, sleep: SleepReply, recharge: RechargeReply.nullish() })
export const MorningReply = z.object({
  day: Day,
  sleep: SleepReply.nullish(),
  recharge: RechargeReply.nullish(),
})
/** `next_start`: when the following night began; null for the newest night. */
export const DayReply = z.object({
  day: Day,
  sleep: z.object({ sleepResult: SleepResult }),
  next_start: z.iso.datetime({ offset: true }).nullish(),
})

const OffsetMinutes = z
  .int()
  .min(-12 * 60)
  .max(14 * 60)
  .nullish()
/** The wall clock of the watch, whose offset stands in a field of its own. */
const SessionTime = z.iso.datetime({ offset: true, local: true })

const SessionReply = z.object({
  identifier: z.object({ id: Id }),
  startTime: SessionTime,
  stopTime: SessionTime.nullish(),
  /** Absent is not 0: then the zone is not known. */
  timezoneOffsetMinutes: OffsetMinutes,
  durationMillis: Measured,
  calories: Measured,
  distanceMeters: Measured,
  hrAvg: Measured,
  hrMax: Measured,
  exercises: z
    .array(
      z.object({
        timezoneOffsetMinutes: OffsetMinutes,
        ascentMeters: Measured,
        zones: z
          .array(z.object({ type: z.string().nullish(), zones: z.array(z.object({ inZone: Value })).nullish() }))
          .nullish(),
      }),
    )
    .nullish(),
})

/** `sport`: its name in Polar's catalogue. `account_offset_minutes`: for a session that names no offset. */
export const WorkoutReply = z.object({
  session: SessionReply,
  sport: z.string().nullish(),
  account_offset_minutes: OffsetMinutes,
})

export const AccountReply = z.object({
  id: Id.nullish(),
  identifier: z.object({ id: Id.nullish() }).nullish(),
  email: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  localizationSettings: z.object({ timezoneOffsetMinutes: OffsetMinutes }).nullish(),
  physicalInformation: z.object({ height: Measured, weight: Measured, maximumHeartRate: Measured }).nullish(),
})
