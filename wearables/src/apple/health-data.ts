import { ExportRefused } from '../own-export/export-refused.ts'
import { isTimeZone } from '../time-zones.ts'
import type { XmlHandler } from '../xml/read-xml.ts'
import { type AppleTime, readAppleTime } from './dates.ts'
import { isSampleType, LEFT_OUT, readSample, type SampleTypeName, SLEEP_TYPE } from './record-types.ts'
import { copyOf, type Source, Sources } from './sources.ts'
import { readStage, type SleepSegment } from './stages.ts'
import { type AppleWorkout, WorkoutElement } from './workout-element.ts'

/** Single values of one type from one source, by the seconds since 1970 at which they were taken. */
export interface Samples {
  source: Source
  at: number[]
  value: number[]
}

/** Resting heart rate is a value of a day, and needs its offset. */
export interface DayValue extends AppleTime {
  source: Source
  value: number
}

/** Records are parts of nights; with more than these, something else than a person wrote the file. */
const MOST_RECORDS = 1_500_000
const MOST_WORKOUTS = 50_000
const LONGEST_SEGMENT_S = 24 * 3600
/** A clock or an offset may be wrong by some hours, but not by a day. */
const TOLERANCE_S = 24 * 3600

/** What an export holds of what Corner reads, as it stands there. */
export class HealthData implements XmlHandler {
  readonly segments = new Map<Source, SleepSegment[]>()
  readonly samples = new Map<SampleTypeName, Map<Source, Samples>>()
  readonly restingHeartRates: DayValue[] = []
  readonly workouts: AppleWorkout[] = []
  readonly leftOut = new Map<string, number>()
  /** Values of SDNN by others than Apple's watch. */
  doubtfulHrv = 0
  unreadable = 0
  inFuture = 0
  #file: string
  #latest: number
  #sources = new Sources()
  #zones = new Map<string, string | null>()
  #kept = 0
  #record: Readonly<Record<string, string>> | undefined
  #workout: WorkoutElement | undefined
  #zone: string | null = null

  constructor(file: string, now: Date) {
    this.#file = file
    this.#latest = now.getTime() / 1000 + TOLERANCE_S
  }

  open(name: string, attributes: Readonly<Record<string, string>>, depth: number): void {
    if (depth === 0 && name !== 'HealthData')
      throw new ExportRefused({ file: this.#file }, 'is no export of Apple Health')
    if (depth === 1) {
      this.#zone = null
      this.#record = name === 'Record' ? attributes : undefined
      this.#workout = name === 'Workout' ? new WorkoutElement(attributes) : undefined
    }
    if (depth !== 2) return
    if (name === 'MetadataEntry' && attributes.key === 'HKTimeZone') this.#zone = this.#zoneOf(attributes.value)
    this.#workout?.child(name, attributes)
  }

  close(_name: string, _text: string, depth: number): void {
    if (depth !== 1) return
    if (this.#record) this.#takeRecord(this.#record)
    if (this.#workout) this.#takeWorkout(this.#workout)
    this.#record = undefined
    this.#workout = undefined
  }

  #takeRecord(attributes: Readonly<Record<string, string>>) {
    const type = attributes.type ?? ''
    if (Object.hasOwn(LEFT_OUT, type)) this.leftOut.set(copyOf(type), (this.leftOut.get(type) ?? 0) + 1)
    if (type !== SLEEP_TYPE && !isSampleType(type)) return
    const [start, end] = [readAppleTime(attributes.startDate), readAppleTime(attributes.endDate)]
    if (!start || !end || end.at < start.at) {
      this.unreadable++
      return
    }
    if (this.#isAhead(end)) return
    if (++this.#kept > MOST_RECORDS)
      throw new ExportRefused({ file: this.#file }, `holds more than ${MOST_RECORDS} records of sleep and nights`)
    const source = this.#sources.of(attributes)
    if (type === 'HKQuantityTypeIdentifierHeartRateVariabilitySDNN' && source.rank !== 0) this.doubtfulHrv++
    else if (type === SLEEP_TYPE) this.#takeSleep(attributes.value, start, end, source)
    else this.#takeSample(type, attributes, start, source)
  }

  #takeSleep(value: string | undefined, start: AppleTime, end: AppleTime, source: Source) {
    const stage = readStage(value)
    if (stage === undefined || end.at - start.at > LONGEST_SEGMENT_S) {
      this.unreadable++
      return
    }
    if (end.at === start.at) return
    const segment: SleepSegment = { start: start.at, end: end.at, stage, offset: end.offset, zone: this.#zone }
    const segments = this.segments.get(source)
    if (segments) segments.push(segment)
    else this.segments.set(source, [segment])
  }

  #takeSample(type: SampleTypeName, attributes: Readonly<Record<string, string>>, start: AppleTime, source: Source) {
    const value = readSample(type, attributes.value, attributes.unit)
    if (value === undefined) {
      this.unreadable++
      return
    }
    if (type === 'HKQuantityTypeIdentifierRestingHeartRate') {
      this.restingHeartRates.push({ ...start, source, value })
      return
    }
    const bySource = this.samples.get(type) ?? new Map<Source, Samples>()
    this.samples.set(type, bySource)
    const samples = bySource.get(source) ?? { source, at: [], value: [] }
    bySource.set(source, samples)
    samples.at.push(start.at)
    samples.value.push(value)
  }

  #takeWorkout(element: WorkoutElement) {
    const workout = element.read(this.#sources, this.#zone)
    if (!workout) this.unreadable++
    else if (!this.#isAhead(workout.end)) this.workouts.push(workout)
    if (this.workouts.length > MOST_WORKOUTS)
      throw new ExportRefused({ file: this.#file }, `holds more than ${MOST_WORKOUTS} workouts`)
  }

  #isAhead(time: AppleTime): boolean {
    if (time.at <= this.#latest) return false
    this.inFuture++
    return true
  }

  /** null: no zone that is known here; then the offset in the record's times counts. */
  #zoneOf(name: string | undefined): string | null {
    if (name === undefined || name.length > 64) return null
    const known = this.#zones.get(name)
    if (known !== undefined) return known
    const zone = isTimeZone(name) ? copyOf(name) : null
    if (this.#zones.size < 1000) this.#zones.set(copyOf(name), zone)
    return zone
  }
}
