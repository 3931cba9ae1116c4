import { isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import { clamp } from '../../people/random.ts'
import { documentId, PLACES } from './ids.ts'
import { localTime } from './local-time.ts'
import type { View } from './view.ts'

/** The ring finds a lowest heart rate a little below the mean of the deepest sleep, and a mean a little above. */
const BELOW_RESTING = 2.5
const ABOVE_RESTING = 3.25
const FIVE_MINUTES_S = 300

/** The periods of sleep that a day has: the night, and a nap. A deleted one stays in the list, as Oura keeps it, by another type. */
export function sleepDocuments(of: MemberDay, view: View): object[] {
  return [nightDocument(of, view), napDocument(of, view)].filter((document) => document !== undefined)
}

function nightDocument({ person, day, night, morning }: MemberDay, { nowMs, changes }: View): object | undefined {
  if (night.strap !== 'worn' || night.endMs > nowMs) return undefined
  const id = documentId(person.seed, person.member, day, PLACES.night)
  const { deleted, rescored } = changes.of(id)
  const { light, slowWave, rem, awake, noData } = night.stages
  const asleep = seconds(light) + seconds(slowWave) + seconds(rem)
  const inBed = asleep + seconds(awake + noData)
  const measured = <T>(value: T) => (night.unscorable ? null : value)
  return {
    id,
    day: isoDay(day),
    type: deleted ? 'deleted' : 'long_sleep',
    period: 0,
    bedtime_start: localTime(night.startMs, night.offset),
    bedtime_end: localTime(night.endMs, night.offset),
    time_in_bed: inBed,
    total_sleep_duration: asleep,
    awake_time: inBed - asleep,
    latency: Math.round(seconds(awake) / 4),
    light_sleep_duration: seconds(light),
    deep_sleep_duration: seconds(slowWave),
    rem_sleep_duration: seconds(rem),
    efficiency: clamp(Math.round((100 * asleep) / inBed), 1, 100),
    restless_periods: Math.round(seconds(awake) / 30),
    average_breath: measured(eighths(morning.breathsPerMinute)),
    average_heart_rate: measured(eighths(morning.restingBpm + ABOVE_RESTING)),
    lowest_heart_rate: measured(Math.round(morning.restingBpm - BELOW_RESTING)),
    average_hrv: measured(Math.round(morning.hrvMs) + rescored),
    hrv: measured(seriesOf(morning.hrvMs, inBed, localTime(night.startMs, night.offset))),
    heart_rate: measured(seriesOf(morning.restingBpm, inBed, localTime(night.startMs, night.offset))),
    low_battery_alert: false,
    sleep_algorithm_version: 'v2',
  }
}

function napDocument({ person, day, night, nap }: MemberDay, { nowMs, changes }: View): object | undefined {
  if (!nap || nap.endMs > nowMs) return undefined
  const id = documentId(person.seed, person.member, day, PLACES.nap)
  const inBed = seconds(nap.endMs - nap.startMs)
  const asleep = Math.round(0.85 * inBed)
  return {
    id,
    day: isoDay(day),
    type: changes.of(id).deleted ? 'deleted' : 'sleep',
    period: 1,
    bedtime_start: localTime(nap.startMs, night.offset),
    bedtime_end: localTime(nap.endMs, night.offset),
    time_in_bed: inBed,
    total_sleep_duration: asleep,
    awake_time: inBed - asleep,
    light_sleep_duration: asleep,
    deep_sleep_duration: 0,
    rem_sleep_duration: 0,
    efficiency: 85,
    average_breath: null,
    average_heart_rate: null,
    lowest_heart_rate: null,
    average_hrv: null,
    low_battery_alert: false,
  }
}

/** Five-minute values that wander around the night's mean. */
function seriesOf(mean: number, inBed: number, timestamp: string) {
  const items = Array.from({ length: Math.floor(inBed / FIVE_MINUTES_S) }, (_, i) =>
    i === 0 ? null : Math.round(mean * (1 + 0.08 * Math.sin(i))),
  )
  return { interval: FIVE_MINUTES_S, items, timestamp }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
/** Oura's averages have three binary places. */
const eighths = (value: number) => Math.round(value * 8) / 8
