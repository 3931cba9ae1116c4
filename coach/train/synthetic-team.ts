import type {
  ActivityDay,
  DayRecords,
  Nap,
  Night,
  RecoveryDay,
  Workout,
} from '@corner/analytics/athlete/day-records.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { MAKER_SCORE_METRICS } from '@corner/contract/metrics/of-maker-scores.ts'
import { TODAY } from './corpus.ts'
import { randomFrom } from './random.ts'

const DAYS = 100

/** Makers' scores and measures that no other field holds; what another field holds as well is read from that one. */
function otherValues(random: () => number): NonNullable<RecoveryDay['other_values']> {
  const [sdnn, heart] = [30 + random() * 90, 40 + random() * 25]
  const scores = Object.entries<MetricRecord>(MAKER_SCORE_METRICS).map(
    ([
      key,
      {
        scale: [lowest, highest],
      },
    ]) => [key, Math.round(lowest + random() * (highest - lowest))],
  )
  return { ...Object.fromEntries(scores), hrv_sdnn_milli: Math.round(sdnn), sleeping_heart_rate: Math.round(heart) }
}

/**
 * Deterministic records of a synthetic team, with gaps: two requests with the same figures on it mean the same. Every field
 * has values (`Required`), or all readings of a question on it would have the same empty figure.
 */
export function syntheticTeam(athletes: readonly { id: string; name: string; first_name: string }[]): DayRecords[] {
  return athletes.map(({ id, name, first_name }, place) => {
    const random = randomFrom(977 + place * 7_919)
    const between = (low: number, high: number, decimals = 1) =>
      Number((low + random() * (high - low)).toFixed(decimals))
    // A sequence of its own, so that the other figures do not depend on how many of these there are.
    const besides = randomFrom(31 + place * 7_919)
    const isAway = place % 9 === 8
    const days = isAway
      ? []
      : Array.from({ length: DAYS }, (_, at) => addDays(TODAY, at + 1 - DAYS)).filter(
          (_, at) => random() > 0.06 || (at === DAYS - 1 && place % 5 !== 0),
        )
    const shape = place % 4
    return {
      athlete_id: id,
      athlete_name: name,
      first_name,
      whoop_connected: !isAway,
      provider: isAway ? null : 'whoop',
      recovery_data: days.map(
        (date): Required<RecoveryDay> => ({
          date,
          recovery_score: between(15 + shape * 8, 97, 0),
          resting_heart_rate: between(42, 66, 0),
          hrv_rmssd_milli: between(30, 120),
          spo2_percentage: between(93, 99),
          skin_temp_celsius: between(32.5, 35),
          other_values: otherValues(besides),
        }),
      ),
      sleep_data: days.map(
        (date): Required<Night> => ({
          date,
          total_duration_hours: between(4.2, 9.2, 2),
          sleep_quality_score: between(45, 100, 0),
          sleep_efficiency: between(78, 99, 0),
          sleep_consistency_percentage: between(40, 95, 0),
          light_hours: between(2, 5, 2),
          deep_hours: between(0.6, 2.4, 2),
          rem_hours: between(0.6, 2.6, 2),
          awake_hours: between(0.2, 1.4, 2),
          in_bed_hours: between(5, 10, 2),
          bed_clock_hours: between(21.5, 26, 2) % 24,
          wake_clock_hours: between(5, 9.5, 2),
          need_hours: between(7.4, 10, 2),
          respiratory_rate: between(12, 19),
          disturbance_count: between(3, 20, 0),
          sleep_cycle_count: between(2, 6, 0),
        }),
      ),
      activity_data: days.map(
        (date): Required<ActivityDay> => ({
          date,
          strain_score: between(4, 19.5),
          average_heart_rate: between(60, 95, 0),
          max_heart_rate: between(140, 202, 0),
          kilojoule: between(7000, 18000, 0),
        }),
      ),
      naps: days.filter(() => random() < 0.15).map((date): Required<Nap> => ({ date, hours: between(0.2, 1.6, 2) })),
      workouts: days
        .filter(() => random() < 0.7)
        .map(
          (date): Required<Workout> => ({
            date,
            sport: random() < 0.7 ? 'wrestling' : random() < 0.6 ? 'weightlifting' : 'running',
            minutes: between(30, 130, 0),
            strain: between(5, 18),
            kilojoule: between(1000, 6000, 0),
            average_heart_rate: between(110, 165, 0),
            max_heart_rate: between(160, 205, 0),
            zone_minutes: [5, 20, 30, 20, 10, 6].map((most) => between(0, most * 2)),
            distance_meter: between(0, 8000, 0),
          }),
        ),
    }
  })
}
