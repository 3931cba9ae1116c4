import { type AppleTime, readAppleTime } from './dates.ts'
import { readNumber } from './record-types.ts'
import { copyOf, type Source, type Sources } from './sources.ts'

/** A workout as Apple writes it, its numbers in our units; null: not told. */
export interface AppleWorkout {
  source: Source
  activityType: string
  start: AppleTime
  end: AppleTime
  /** Of the place where it was recorded; null: not told. */
  zone: string | null
  kilojoule: number | null
  distanceMeter: number | null
  averageHeartRate: number | null
  maxHeartRate: number | null
  ascentMeter: number | null
}

type Attributes = Readonly<Record<string, string>>

/** Factors to our unit, and the most that a person does in two days: more is a slip of whoever wrote it. */
interface Quantity {
  units: Readonly<Record<string, number>>
  least?: number
  most: number
}

/** Apple's `Cal` is a kilocalorie. */
const ENERGY_KILOJOULE: Quantity = {
  units: { kcal: 4.184, Cal: 4.184, kJ: 1, cal: 0.004184, J: 0.001 },
  most: 200_000,
}
const DISTANCE_METER: Quantity = {
  units: { m: 1, km: 1000, mi: 1609.344, cm: 0.01, ft: 0.3048, yd: 0.9144 },
  most: 2_000_000,
}
const BEATS_A_MINUTE: Quantity = { units: { 'count/min': 1, 'count/s': 60 }, least: 20, most: 250 }

const ENERGY = 'HKQuantityTypeIdentifierActiveEnergyBurned'
const HEART_RATE = 'HKQuantityTypeIdentifierHeartRate'
const DISTANCE = /^HKQuantityTypeIdentifierDistance\w+$/
/** A longer one was never ended. */
export const LONGEST_WORKOUT_S = 48 * 3600

/**
 * Gathers a `Workout` and its children. Since iOS 16 the totals are children, `WorkoutStatistics`; before, attributes. Of each kind
 * the statistics count. Routes, events and weather are not looked at.
 */
export class WorkoutElement {
  #attributes: Attributes
  #energy: number | null = null
  #distance: number | null = null
  #average: number | null = null
  #max: number | null = null
  #ascent: number | null = null

  constructor(attributes: Attributes) {
    this.#attributes = attributes
  }

  child(name: string, attributes: Attributes): void {
    if (name === 'WorkoutStatistics') this.#statistics(attributes)
    if (name === 'MetadataEntry' && attributes.key === 'HKElevationAscended')
      this.#ascent = quantityOf(attributes.value, DISTANCE_METER)
  }

  #statistics({ type, sum, average, maximum, unit }: Attributes) {
    if (type === ENERGY) this.#energy = inUnit(sum, unit, ENERGY_KILOJOULE)
    else if (type === HEART_RATE) {
      this.#average = inUnit(average, unit, BEATS_A_MINUTE)
      this.#max = inUnit(maximum, unit, BEATS_A_MINUTE)
    }
    // Steps of a ride can be among them: the sport's own distance is the longest.
    else if (DISTANCE.test(type ?? '')) this.#distance = longest(this.#distance, inUnit(sum, unit, DISTANCE_METER))
  }

  /** undefined: without readable times. */
  read(sources: Sources, zone: string | null): AppleWorkout | undefined {
    const given = this.#attributes
    const [start, end] = [readAppleTime(given.startDate), readAppleTime(given.endDate)]
    if (!start || !end || end.at < start.at || end.at - start.at > LONGEST_WORKOUT_S) return undefined
    return {
      source: sources.of(given),
      activityType: copyOf((given.workoutActivityType ?? '').slice(0, 100)),
      start,
      end,
      zone,
      kilojoule: this.#energy ?? inUnit(given.totalEnergyBurned, given.totalEnergyBurnedUnit, ENERGY_KILOJOULE),
      distanceMeter: this.#distance ?? inUnit(given.totalDistance, given.totalDistanceUnit, DISTANCE_METER),
      averageHeartRate: this.#average,
      maxHeartRate: this.#max,
      ascentMeter: this.#ascent,
    }
  }
}

/** null: no number, out of bounds, or in an unknown unit. */
function inUnit(
  text: string | undefined,
  unit: string | undefined,
  { units, least = 0, most }: Quantity,
): number | null {
  const factor = Object.hasOwn(units, unit ?? '') ? units[unit ?? ''] : undefined
  const value = readNumber(text)
  if (value === undefined || factor === undefined) return null
  const converted = value * factor
  return converted >= least && converted <= most ? converted : null
}

/** A number with its unit: `918 cm`. */
function quantityOf(text: string | undefined, quantity: Quantity): number | null {
  const [value, unit] = (text ?? '').split(' ')
  return inUnit(value, unit, quantity)
}

const longest = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))
