import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { ZodError, type z } from 'zod'
import { offsetMs } from '../calendar.ts'
import { kilojouleOf } from '../kilojoules.ts'
import type { WorkoutRecord } from '../records.ts'
import { UNTYPED_SPORT } from '../untyped-sport.ts'
import { WorkoutReply } from './replies.ts'

/** Polar's five; 1 is the lowest. WHOOP's zone 0, below them all, has no like. */
const ZONES = HEART_RATE_ZONES.slice(1)

/** A training session. Polar's load is its own measure, and no strain. @throws ZodError */
export function workoutRecord(raw: unknown): WorkoutRecord {
  const { session, sport, account_offset_minutes } = WorkoutReply.parse(raw)
  const exercises = session.exercises ?? []
  const offset = offsetOf(session.startTime, [
    session.timezoneOffsetMinutes,
    ...exercises.map(({ timezoneOffsetMinutes }) => timezoneOffsetMinutes),
    account_offset_minutes,
  ])
  const start = instantOf(session.startTime, offset)
  const end = endOf(start, session.stopTime ? instantOf(session.stopTime, offset) : null, session.durationMillis)
  return {
    provider_id: session.identifier.id,
    updated_at: end,
    raw,
    start_at: start,
    end_at: end,
    timezone_offset: offset,
    sport_name: sport ? sport.toLowerCase().replaceAll('_', ' ') : UNTYPED_SPORT,
    score_state: 'SCORED',
    strain: null,
    average_heart_rate: session.hrAvg,
    max_heart_rate: session.hrMax,
    kilojoule: kilojouleOf(session.calories),
    percent_recorded: null,
    distance_meter: session.distanceMeters,
    altitude_gain_meter: sumOf(exercises.map(({ ascentMeters }) => ascentMeters)),
    altitude_change_meter: null,
    zone_durations: zonesOf(exercises),
  }
}

/** That of the time itself, else the first that is given. @throws ZodError when none is: the instant is not known */
function offsetOf(time: string, minutes: readonly (number | null | undefined)[]): string {
  const own = /(?:Z|[+-]\d\d:\d\d)$/.exec(time)?.[0]
  if (own) return own === 'Z' ? '+00:00' : own
  const given = minutes.find((each) => each != null)
  if (given == null) throw missing('timezoneOffsetMinutes', 'The session names no time zone')
  const two = (part: number) => String(part).padStart(2, '0')
  const size = Math.abs(given)
  return `${given < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

function instantOf(time: string, offset: string): Date {
  const isZoned = /(?:Z|[+-]\d\d:\d\d)$/.test(time)
  return isZoned ? new Date(time) : new Date(Date.parse(`${time}Z`) - offsetMs(offset))
}

/** The stop of the watch; without one, or with one before the start, what was recorded. @throws ZodError */
function endOf(start: Date, stop: Date | null, durationMillis: number | null): Date {
  if (stop && stop > start) return stop
  if (durationMillis === null || durationMillis < 0) throw missing('stopTime', 'The session names no end')
  return new Date(start.getTime() + durationMillis)
}

function missing(field: string, message: string): ZodError {
  return new ZodError([{ code: 'custom', path: ['session', field], message, input: undefined }])
}

type Exercise = NonNullable<z.infer<typeof WorkoutReply>['session']['exercises']>[number]

/** Of all exercises of the session together. */
function zonesOf(exercises: readonly Exercise[]): Record<string, number> | null {
  const groups = exercises.flatMap(({ zones }) => zones ?? []).filter(({ type }) => type === 'ZONE_TYPE_HEART_RATE')
  const known = ZONES.flatMap((zone, index) => {
    const time = sumOf(groups.map(({ zones }) => zones?.[index]?.inZone))
    return time === null ? [] : [[zone, time] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}

/** null: nothing to add up. */
function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const given = values.filter((value) => value != null)
  return given.length > 0 ? given.reduce((sum, value) => sum + value, 0) : null
}
