import type { XmlHandler } from '../xml/read-xml.ts'
import { readDecimal, readFileTime } from './file-times.ts'
import { aboveZero, checkTrainings, type RecordedWorkout } from './recorded-workout.ts'
import { sportOf } from './sports.ts'
import { Track, type TrackPoint } from './track.ts'

interface Recorded {
  type: string | undefined
  track: Track
}

/**
 * Reads GPX: a workout for each track that has times. Names, comments and links are not looked at; places are added up to a
 * distance, and forgotten. Routes and waypoints are plans.
 */
export class GpxReader implements XmlHandler {
  readonly #recorded: Recorded[] = []
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
    if (name === 'trk') {
      this.#recorded.push({ type: undefined, track: new Track() })
      checkTrainings(this.#recorded.length, this.#file)
    }
    if (name === 'trkseg') this.#recorded.at(-1)?.track.interrupt()
    if (name === 'trkpt')
      this.#point = {
        time: undefined,
        heartRate: null,
        altitude: null,
        latitude: readDecimal(attributes.lat),
        longitude: readDecimal(attributes.lon),
      }
  }

  close(name: string, text: string): void {
    this.#path.pop()
    const parent = this.#path.at(-1)
    const recorded = this.#recorded.at(-1)
    if (name === 'type' && parent === 'trk' && recorded) recorded.type = text.slice(0, 100)
    if (!this.#point) return
    if (name === 'time' && parent === 'trkpt') this.#point.time = readFileTime(text, this.#timezoneOffset)
    if (name === 'ele' && parent === 'trkpt') this.#point.altitude = readDecimal(text)
    if (name === 'hr') this.#point.heartRate = readDecimal(text) // Garmin's extension, and those of others
    if (name !== 'trkpt') return
    recorded?.track.add(this.#point)
    this.#point = undefined
  }

  /** Those with times: without one, a track is a plan. */
  get workouts(): RecordedWorkout[] {
    return this.#recorded.flatMap(({ type, track }) => {
      const { first, last } = track
      if (!first || !last) return []
      return {
        start: first.at,
        end: last.at,
        offset: first.offset,
        sport: sportOf(type),
        averageHeartRate: track.averageHeartRate,
        maxHeartRate: track.maxHeartRate,
        kilocalories: null,
        distanceMeter: aboveZero(track.distanceMeter),
        ascentMeter: track.ascentMeter,
        zoneDurations: null,
      }
    })
  }
}
