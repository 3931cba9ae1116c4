import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { getFitSportName, getFitSubSportName } from 'fit-file-parser/profile'
import { offsetOfMs } from '../offset-of-ms.ts'
import { type FitMessage, fitMessages, MESSAGES } from './fit-messages.ts'
import { aboveZero, heartRateOf, type RecordedWorkout } from './recorded-workout.ts'
import { sportOfFit } from './sports.ts'

/** Field numbers of FIT's global profile. */
const TIMESTAMP = 253
const MESSAGE_INDEX = 254
const SESSION = {
  startTime: 2,
  sport: 5,
  kind: 6,
  elapsed: 7,
  distance: 9,
  kilocalories: 11,
  averageHeartRate: 16,
  maxHeartRate: 17,
  ascent: 22,
  timeInZone: 65,
} as const
const ACTIVITY = { localTimestamp: 5 } as const
const TIME_IN_ZONE = { ofMessage: 0, ofIndex: 1, times: 2, highBounds: 6 } as const
const FILE_TYPE = 0
const ACTIVITY_FILE = 4

/** 1989-12-31T00:00Z, in seconds since 1970. */
const FIT_EPOCH_S = 631_065_600
/** A smaller one counts from when the device was switched on. */
const EARLIEST_TIMESTAMP = 0x10000000

/** The sessions of a FIT file: one for each sport of a triathlon. None for a file that is no activity. @throws ExportRefused */
export async function readFit(bytes: Uint8Array, file: string): Promise<RecordedWorkout[]> {
  return (await fitMessages(bytes, file)).flatMap((messages) => {
    const of = (number: number) => messages.filter((message) => message.number === number)
    const type = of(MESSAGES.fileId)[0]?.field(FILE_TYPE)
    if (type !== undefined && type !== ACTIVITY_FILE) return []
    const offset = offsetOf(of(MESSAGES.activity)[0])
    return of(MESSAGES.session).flatMap((session, index) => {
      const zones = of(MESSAGES.timeInZone).find((each) => isOfSession(each, session.field(MESSAGE_INDEX) ?? index))
      return workoutOf(session, zones, offset) ?? []
    })
  })
}

function workoutOf(
  session: FitMessage,
  zones: FitMessage | undefined,
  offset: string | null,
): RecordedWorkout | undefined {
  const start = session.field(SESSION.startTime)
  if (start === undefined || start < EARLIEST_TIMESTAMP) return undefined
  const elapsed = session.field(SESSION.elapsed)
  const end = elapsed === undefined ? session.field(TIMESTAMP) : start + elapsed / 1000
  if (end === undefined) return undefined
  return {
    start: dateOf(start),
    end: dateOf(end),
    offset,
    sport: sportOfFit(getFitSportName(session.field(SESSION.sport)), getFitSubSportName(session.field(SESSION.kind))),
    averageHeartRate: heartRateOf(session.field(SESSION.averageHeartRate)),
    maxHeartRate: heartRateOf(session.field(SESSION.maxHeartRate)),
    kilocalories: aboveZero(session.field(SESSION.kilocalories)),
    distanceMeter: aboveZero((session.field(SESSION.distance) ?? 0) / 100),
    ascentMeter: session.field(SESSION.ascent) ?? null,
    zoneDurations: zones
      ? zoneDurations(zones.list(TIME_IN_ZONE.times), zones.list(TIME_IN_ZONE.highBounds))
      : zoneDurations(session.list(SESSION.timeInZone), []),
  }
}

const isOfSession = (zones: FitMessage, index: number) =>
  zones.field(TIME_IN_ZONE.ofMessage) === MESSAGES.session && (zones.field(TIME_IN_ZONE.ofIndex) ?? 0) === index

const dateOf = (timestamp: number) => new Date((timestamp + FIT_EPOCH_S) * 1000)

const QUARTER_S = 15 * 60
const QUARTER_MS = QUARTER_S * 1000

/** How far the watch's local time was ahead of UTC; null: not told, or no offset that is in use on earth. */
function offsetOf(activity: FitMessage | undefined): string | null {
  const [utc, local] = [activity?.field(TIMESTAMP), activity?.field(ACTIVITY.localTimestamp)]
  if (utc === undefined || local === undefined) return null
  return offsetOfMs(Math.round((local - utc) / QUARTER_S) * QUARTER_MS)
}

/**
 * Milliseconds in the device's own zones. Seven are Garmin's: below zone 1, its five zones, and above the highest bound, which
 * counts as the fifth. Five are the zones alone. null: another number of zones, or no time in any.
 */
function zoneDurations(times: readonly (number | null)[], highBounds: readonly (number | null)[]) {
  const bounded = highBounds.filter((bound) => bound !== null && bound > 0).length
  const told = times.findLastIndex((time) => time !== null) + 1
  const hasZero = told === 7 || (told === 6 && bounded >= 6)
  if (!hasZero && told !== 5) return null
  if (!times.some((time) => time !== null && time > 0)) return null
  const names = hasZero ? HEART_RATE_ZONES : HEART_RATE_ZONES.slice(1)
  const durations: Record<string, number> = {}
  times.slice(0, told).forEach((time, index) => {
    const name = names[Math.min(index, names.length - 1)]
    if (name && time !== null) durations[name] = (durations[name] ?? 0) + time
  })
  return durations
}
