import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import type { DayRecords, RecoveryDay } from '@corner/analytics/athlete/day-records.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import type { CoachScope } from '../../scope.ts'
import { scopeWith } from '../../scope-for-tests.ts'

const DAYS = 40

/** Five weeks about a mean, one up and one down, and the last morning as given. */
const around = (mean: number, by: number, last: number) =>
  Array.from({ length: DAYS }, (_, place) => (place === DAYS - 1 ? last : mean + (place % 2 === 0 ? by : -by)))

interface Given {
  id: string
  name: string
  provider: string
  hrv?: readonly number[]
  rhr?: readonly number[]
  hours?: readonly number[]
  others?: (place: number) => NonNullable<RecoveryDay['other_values']>
}

/** Somebody whose maker gives no recovery and no strain. */
function wearing({
  id,
  name,
  provider,
  hrv,
  rhr,
  hours,
  others,
}: Given): AthleteRecords & Pick<DayRecords, 'recovery_data'> {
  return {
    ...athleteWith({ id, name, provider, ...(hours && { hours }) }),
    recovery_data: daysUntil(TODAY, DAYS).map((date, place) => ({
      date,
      recovery_score: null,
      resting_heart_rate: rhr?.[place] ?? null,
      hrv_rmssd_milli: hrv?.[place] ?? null,
      other_values: others?.(place) ?? null,
    })),
  }
}

/** WHOOP, Oura, Polar, Intervals.icu with SDNN and without times of nights, and nobody's. */
const TEAM = [
  athleteWith({
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Ann Ash',
    recovery: around(60, 5, 72),
    hrv: around(70, 5, 80),
    hours: around(7.5, 0.5, 8),
    quality: around(80, 5, 85),
    strain: around(12, 2, 10),
  }),
  wearing({
    id: 'a0000000-0000-4000-8000-000000000002',
    name: 'Bea Birch',
    provider: 'oura',
    hrv: around(60, 6, 62),
    rhr: around(52, 2, 51),
    hours: around(7.5, 0.5, 7.4),
    others: (place) => ({
      oura_readiness: place === DAYS - 1 ? 74 : 80,
      oura_sleep_score: 81,
      skin_temp_deviation_celsius: place === DAYS - 1 ? 0.4 : 0,
      sleeping_heart_rate: 55,
    }),
  }),
  wearing({
    id: 'a0000000-0000-4000-8000-000000000003',
    name: 'Cal Cole',
    provider: 'polar',
    hrv: around(45, 5, 30),
    rhr: around(56, 2, 63),
    hours: around(7, 0.5, 5.5),
    others: (place) => ({
      polar_nightly_recharge: place === DAYS - 1 ? 2 : 4,
      polar_ans_charge: -3.2,
      polar_sleep_score: 66,
    }),
  }),
  wearing({
    id: 'a0000000-0000-4000-8000-000000000004',
    name: 'Dan Dale',
    provider: 'intervals',
    rhr: around(50, 2, 50),
    others: (place) => ({
      hrv_sdnn_milli: place === DAYS - 1 ? 48 : 50 + (place % 2 === 0 ? 5 : -5),
      sleep_duration_milli: (place === DAYS - 1 ? 6 : 7.5) * 3_600_000,
      respiratory_rate: 14.5,
    }),
  }),
  athleteWith({ id: 'a0000000-0000-4000-8000-000000000005', name: 'Eve Elm', linked: false, provider: null }),
]

/** What the makers never give, as their capabilities tell it. */
const NO_WHOOP_SCORES = ['recovery', 'strain', 'sleep_quality', 'sleep_consistency', 'sleep_need', 'sleep_debt']
const NOT_GIVEN = {
  whoop: ['hrv_sdnn', 'oura_readiness', 'polar_nightly_recharge', 'polar_ans_charge', 'sleeping_heart_rate'],
  oura: [...NO_WHOOP_SCORES, 'hrv_sdnn', 'polar_nightly_recharge'],
  polar: [...NO_WHOOP_SCORES, 'hrv_sdnn', 'blood_oxygen', 'skin_temperature', 'oura_readiness'],
  intervals: [...NO_WHOOP_SCORES, 'deep_sleep', 'skin_temperature', 'bed_time', 'oura_readiness'],
}

/** A coach's scope of a team whose makers are mixed. */
export const mixedScope = (given: { view?: CoachScope['view']; only?: string } = {}): CoachScope =>
  scopeWith({
    athletes: TEAM.filter(({ athlete_name }) => given.only === undefined || athlete_name === given.only),
    notGiven: NOT_GIVEN,
    ...(given.view && { view: given.view }),
  })
