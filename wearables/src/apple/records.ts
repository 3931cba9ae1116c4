import { newestOfEach } from '../own-export/export-ids.ts'
import type { RecordBatch } from '../records.ts'
import { dayRecords } from './day-records.ts'
import type { HealthData } from './health-data.ts'
import { cycleIdOf, cycleOfNight, recoveryOfNight, sleepRecord } from './night-records.ts'
import { nightlyMeans, restingHeartRates } from './night-values.ts'
import { dayEnd, mainNights, nightOf } from './nights.ts'
import { type SleepSession, sessionsOf, withOneSource } from './sessions.ts'
import { withoutRepeats, workoutRecord } from './workout-records.ts'

/** What was left aside to make each night and workout count once. */
export interface LeftAside {
  /** Sleeps of a second source. */
  sleeps: number
  workouts: number
  /** Pieces of sleep that go on for more than a day. */
  endless: number
}

/** Records of what an export holds. A night gives a sleep, the day that begins with it, and what was measured in it. */
export function recordsOf(data: HealthData, now: Date): { records: RecordBatch; leftAside: LeftAside } {
  const bySource = [...data.segments].map(([source, segments]) => sessionsOf(source, segments))
  const { chosen, others } = withOneSource(bySource.flatMap(({ sessions }) => sessions))
  const { kept, repeated } = withoutRepeats(data.workouts)
  return {
    records: { ...nightRecords(data, chosen, now), workouts: newestOfEach(kept.map(workoutRecord)) },
    leftAside: {
      sleeps: others,
      workouts: repeated,
      endless: bySource.reduce((sum, { tooLong }) => sum + tooLong, 0),
    },
  }
}

function nightRecords(data: HealthData, sessions: readonly SleepSession[], now: Date): Omit<RecordBatch, 'workouts'> {
  const nights = sessions.map(nightOf)
  const main = mainNights(nights)
  const cycleIds = new Map(main.map((night) => [night.wakeDay, cycleIdOf(night)]))
  const meansOf = (type: Parameters<typeof data.samples.get>[0]) =>
    nightlyMeans(nights, data.samples.get(type)?.values() ?? [])
  const breathing = meansOf('HKQuantityTypeIdentifierRespiratoryRate')
  const sdnn = meansOf('HKQuantityTypeIdentifierHeartRateVariabilitySDNN')
  const rmssd = meansOf('HKQuantityTypeIdentifierHeartRateVariabilityRMSSD')
  const spo2 = meansOf('HKQuantityTypeIdentifierOxygenSaturation')
  const heartRates = restingHeartRates(data.restingHeartRates)
  const days = [...heartRates.values()].filter(({ day }) => !cycleIds.has(day)).map(dayRecords)
  const cycles = main.map((night, index) => cycleOfNight(night, dayEnd(night, main[index + 1], now)))
  const recoveries = main.map((night) =>
    recoveryOfNight(night, {
      restingHeartRate: heartRates.get(night.wakeDay)?.value ?? null,
      hrvSdnn: sdnn.get(night) ?? null,
      hrvRmssd: rmssd.get(night) ?? null,
      spo2: spo2.get(night) ?? null,
    }),
  )
  return {
    cycles: newestOfEach([...cycles, ...days.map(({ cycle }) => cycle)]),
    sleeps: newestOfEach(
      nights.map((night) => sleepRecord(night, cycleIds.get(night.wakeDay) ?? null, breathing.get(night) ?? null)),
    ),
    recoveries: newestOfEach([...recoveries, ...days.map(({ recovery }) => recovery)].flatMap((each) => each ?? [])),
  }
}
