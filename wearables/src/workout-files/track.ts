import type { FileTime } from './file-times.ts'
import { heartRateOf } from './recorded-workout.ts'

export interface TrackPoint {
  time: FileTime | undefined
  heartRate: number | null
  altitude: number | null
  latitude: number | null
  longitude: number | null
}

/** Altitudes of satellites tremble: a rise counts from here on. */
const LEAST_RISE_METER = 5
const EARTH_RADIUS_METER = 6_371_000

/** Sums up the points of a track as they are read. No point is kept but the last one. */
export class Track {
  first: FileTime | undefined
  last: FileTime | undefined
  maxHeartRate: number | null = null
  #beats = 0
  #points = 0
  #low: number | null = null
  #ascent: number | null = null
  #meters: number | null = null
  #before: { latitude: number; longitude: number } | undefined

  add({ time, heartRate, altitude, latitude, longitude }: TrackPoint): void {
    if (time && (!this.first || time.at < this.first.at)) this.first = time
    if (time && (!this.last || time.at > this.last.at)) this.last = time
    this.#addHeartRate(heartRateOf(heartRate))
    if (altitude !== null) this.#addAltitude(altitude)
    if (latitude !== null && longitude !== null) this.#addPlace({ latitude, longitude })
  }

  /** The next point does not follow on the last one: the watch was paused. */
  interrupt(): void {
    this.#before = undefined
  }

  /** Of all points alike. */
  get averageHeartRate(): number | null {
    return this.#points === 0 ? null : this.#beats / this.#points
  }

  get ascentMeter(): number | null {
    return this.#ascent
  }

  get distanceMeter(): number | null {
    return this.#meters
  }

  #addHeartRate(heartRate: number | null) {
    if (heartRate === null) return
    this.#beats += heartRate
    this.#points++
    this.maxHeartRate = Math.max(this.maxHeartRate ?? 0, heartRate)
  }

  #addAltitude(altitude: number) {
    this.#ascent ??= 0
    this.#low ??= altitude
    const rise = altitude - this.#low
    if (rise >= LEAST_RISE_METER) this.#ascent += rise
    if (rise >= LEAST_RISE_METER || rise < 0) this.#low = altitude
  }

  #addPlace(place: { latitude: number; longitude: number }) {
    if (Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return
    if (this.#before) this.#meters = (this.#meters ?? 0) + metersBetween(this.#before, place)
    this.#before = place
  }
}

type Place = { latitude: number; longitude: number }
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** On a sphere (haversine): within 0.5 % of the earth's shape. */
function metersBetween(a: Place, b: Place): number {
  const [south, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const share =
    Math.sin(south) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2
  return 2 * EARTH_RADIUS_METER * Math.asin(Math.min(1, Math.sqrt(share)))
}
