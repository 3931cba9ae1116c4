import type { XmlHandler } from '../xml/read-xml.ts'
import { type FileTime, readDecimal, readFileTime } from './file-times.ts'
import { aboveZero, checkTrainings, heartRateOf, type RecordedWorkout } from './recorded-workout.ts'
import { sportOf } from './sports.ts'
import { Track, type TrackPoint } from './track.ts'

interface Activity {
  sport: string
  laps: Lap[]
  track: Track
}

interface Lap {
  start: FileTime | undefined
  seconds: number | null
  meters: number | null
  kilocalories: number | null
  average: number | null
  max: number | null
}

/** Races have a lap for each kilometre or less. */
const MOST_LAPS = 10_000

/** Reads Garmin's Training Center XML. Notes, names and places are not looked at. */
export class TcxReader implements XmlHandler {
  readonly #activities: Activity[] = []
  readonly #file: string
  readonly #timezoneOffset: string
  #path: string[] = []
  #point: TrackPoint | undefined

  constructor(file: string, timezoneOffset: string) {
    this.#file = file
    this.#timezoneOffset = timezoneOffset
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name)
    const activity = this.#activities.at(-1)
    if (name === 'Activity') {
      this.#activities.push({ sport: sportOf(attributes.Sport), laps: [], track: new Track() })
      checkTrainings(this.#activities.length, this.#file)
    }
    if (name === 'Lap' && activity && activity.laps.length < MOST_LAPS)
      activity.laps.push({
        start: readFileTime(attributes.StartTime ?? '', this.#timezoneOffset),
        seconds: null,
        meters: null,
        kilocalories: null,
        average: null,
        max: null,
      })
    if (name === 'Trackpoint')
      this.#point = { time: undefined, heartRate: null, altitude: null, latitude: null, longitude: null }
  }

  close(name: string, text: string): void {
    this.#path.pop()
    const parent = this.#path.at(-1)
    const activity = this.#activities.at(-1)
    if (name === 'Trackpoint' && this.#point) {
      activity?.track.add(this.#point)
      this.#point = undefined
    } else if (this.#point) readPoint(this.#point, name, parent, text, this.#timezoneOffset)
    else {
      const lap = activity?.laps.at(-1)
      if (lap) readLap(lap, name, parent, readDecimal(text))
    }
  }

  /** Those that have a beginning. */
  get workouts(): RecordedWorkout[] {
    return this.#activities.flatMap((activity) => workoutOf(activity) ?? [])
  }
}

function readPoint(point: TrackPoint, name: string, parent: string | undefined, text: string, offset: string) {
  if (name === 'Time') point.time = readFileTime(text, offset)
  if (name === 'AltitudeMeters') point.altitude = readDecimal(text)
  if (name === 'Value' && parent === 'HeartRateBpm') point.heartRate = readDecimal(text)
}

function readLap(lap: Lap, name: string, parent: string | undefined, value: number | null) {
  if (parent === 'Lap') {
    if (name === 'TotalTimeSeconds') lap.seconds = value
    if (name === 'DistanceMeters') lap.meters = aboveZero(value)
    if (name === 'Calories') lap.kilocalories = aboveZero(value)
  }
  if (name !== 'Value') return
  if (parent === 'AverageHeartRateBpm') lap.average = heartRateOf(value)
  if (parent === 'MaximumHeartRateBpm') lap.max = heartRateOf(value)
}

function workoutOf({ sport, laps, track }: Activity): RecordedWorkout | undefined {
  const start = laps[0]?.start ?? track.first
  if (!start) return undefined
  return {
    start: start.at,
    end: new Date(Math.max(track.last?.at.getTime() ?? 0, ...laps.map(endOf), start.at.getTime())),
    offset: start.offset,
    sport,
    averageHeartRate: averageOf(laps) ?? track.averageHeartRate,
    maxHeartRate: maxOf(laps) ?? track.maxHeartRate,
    kilocalories: sumOf(laps.map(({ kilocalories }) => kilocalories)),
    distanceMeter: sumOf(laps.map(({ meters }) => meters)),
    ascentMeter: track.ascentMeter,
    zoneDurations: null,
  }
}

const endOf = ({ start, seconds }: Lap) => (start?.at.getTime() ?? 0) + (seconds ?? 0) * 1000

/** Weighted by the laps' lengths; null: not every lap tells its own. */
function averageOf(laps: readonly Lap[]): number | null {
  let [beats, minutes] = [0, 0]
  for (const { average, seconds } of laps) {
    if (average === null || seconds === null) return null
    beats += average * seconds
    minutes += seconds
  }
  return minutes > 0 ? beats / minutes : null
}

function maxOf(laps: readonly Lap[]): number | null {
  return laps.reduce<number | null>((max, lap) => (lap.max === null ? max : Math.max(max ?? 0, lap.max)), null)
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}
