import { listed } from '@corner/analytics/insights/sentence.ts'
import { type Device, MEASURES } from '@corner/contract/entities/devices.ts'

type Measure = Device['gives'][number]

/** Each measure as a coach says it. */
const WORDS: Record<Measure, string> = {
  recovery_score: 'recovery score',
  hrv_rmssd: 'HRV',
  resting_heart_rate: 'resting heart rate',
  respiratory_rate: 'breathing rate',
  spo2: 'blood oxygen',
  skin_temperature: 'skin temperature',
  sleep_duration: 'time asleep',
  sleep_stages: 'sleep stages',
  strain: 'day strain',
  workouts: 'workouts',
  heart_rate_zones: 'heart-rate zones',
}

const written = (measures: readonly Measure[]) => listed(measures.map((measure) => WORDS[measure]))

/** What a maker's wearables tell, and what they do not; '' for nothing. */
export function measuresText({ gives }: Pick<Device, 'gives'>): { given: string; lacking: string } {
  return {
    given: written(MEASURES.filter((measure) => gives.includes(measure))),
    lacking: written(MEASURES.filter((measure) => !gives.includes(measure))),
  }
}

/** How its records come. */
export function arrivalText({ live }: Pick<Device, 'live'>): string {
  return live ? 'By itself, within minutes' : 'This server asks every few hours'
}

/** How far back they reach. */
export function reachText({
  first_sync_days: days,
  reads_files,
}: Pick<Device, 'first_sync_days' | 'reads_files'>): string {
  const sync = `The first sync reaches ${days} days back`
  return reads_files ? `${sync}; its own export, a file, brings all days` : sync
}
