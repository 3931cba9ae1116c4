import { type CalendarDay, localDay } from '../../calendar.ts'
import { instantIn, numberWithin, positiveWithin } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'
import { offsetOfMs } from '../../offset-of-ms.ts'
import { sportOf } from './sports.ts'
import { zoneDurations } from './zones.ts'

/** An activity of `summarizedActivities.json`: no name, no note, no place. In the units of the records. */
export interface GarminActivity {
  id: string
  start: Date
  end: Date
  /** null: the file tells only UTC. */
  offset: string | null
  /** Of a multisport activity whose part this is. */
  parent_id: string | null
  sport: string
  average_heart_rate: number | null
  max_heart_rate: number | null
  kilojoule: number | null
  distance_meter: number | null
  altitude_gain_meter: number | null
  zone_durations: Record<string, number> | null
}

const WEEK_MS = 7 * 86_400_000
const CENTIMETRES = 100

/** undefined: no activity with an id, a start and a length. */
export function activityOf(element: unknown): GarminActivity | undefined {
  const given = asObject(element)
  const id = idIn(given?.activityId)
  const start = instantIn(given?.beginTimestamp) ?? instantIn(given?.startTimeGmt)
  if (!given || id === null || !start) return undefined
  const lengthMs = positiveWithin(given.elapsedDuration, WEEK_MS) ?? positiveWithin(given.duration, WEEK_MS)
  if (lengthMs === null) return undefined
  const distance = positiveWithin(given.distance, 10_000_000 * CENTIMETRES)
  const gain = numberWithin(given.elevationGain, 0, 100_000 * CENTIMETRES)
  return {
    id,
    start,
    end: new Date(start.getTime() + Math.round(lengthMs)),
    offset: offsetIn(given.startTimeLocal, start),
    parent_id: idIn(given.parentId),
    sport: sportOf(given.activityType),
    average_heart_rate: positiveWithin(given.avgHr, 300),
    max_heart_rate: positiveWithin(given.maxHr, 300),
    kilojoule: positiveWithin(given.calories, 420_000), // in kilojoules, whatever its name says (docs/garmin.md)
    distance_meter: distance === null ? null : distance / CENTIMETRES,
    altitude_gain_meter: gain === null ? null : gain / CENTIMETRES,
    zone_durations: zoneDurations(given, lengthMs),
  }
}

/** Garmin's ids are whole numbers; in quotes, or not. */
function idIn(given: unknown): string | null {
  const text = typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given
  return typeof text === 'string' && /^\d{1,20}$/.test(text) && text !== '0' ? text : null
}

/** Local time is written as if it were UTC. */
function offsetIn(local: unknown, start: Date): string | null {
  const wall = instantIn(local)
  return wall && offsetOfMs(wall.getTime() - start.getTime())
}

/** Where the athlete was on the days of activities; of two on one day, the earlier one's. */
export function offsetsOfActivities(activities: Iterable<GarminActivity>): Map<CalendarDay, string> {
  const offsets = new Map<CalendarDay, string>()
  for (const { start, offset } of [...activities].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const day = offset && localDay(start, offset)
    if (offset && day && !offsets.has(day)) offsets.set(day, offset)
  }
  return offsets
}
