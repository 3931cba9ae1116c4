import { RECOVERY_AXIS } from '../constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '../constants/recovery-bands.ts'
import { RECOVERY_TREND } from '../constants/team-trends.ts'
import { heartRate, type MetricRecord, percent } from './metric-record.ts'

const ofMornings = { series: ['recovery'], of: 'night' } as const

/** What a morning's recovery record holds. */
export const RECOVERY_METRICS = {
  recovery: {
    ...percent,
    ...ofMornings,
    source: ['recoveries.recovery_score'],
    teamField: { name: 'recovery_score', about: '0 to 100 percent' },
    label: 'recovery',
    longLabel: 'recovery score',
    names: { athleteWeek: 'Recovery Score' },
    explanation: 'How ready the body is for load, in percent, as the device scores it.',
    words: ['recovery', 'recovery score', 'readiness'],
    averageDecimals: 1,
    steadyWithin: RECOVERY_TREND.bounds[1],
    // The ticks are the bands': up to the first is red, from the second on is ready.
    axis: {
      from: RECOVERY_AXIS[0],
      to: RECOVERY_AXIS[1],
      ticks: [RECOVERY_AXIS[0], CAUTION_FROM - 1, READY_FROM, RECOVERY_AXIS[1]],
    },
    isOfMorning: true,
  },
  hrv: {
    ...ofMornings,
    source: ['recoveries.hrv_rmssd_milli'],
    teamField: { name: 'hrv_rmssd_milli', about: 'rMSSD, ms' },
    label: 'HRV',
    names: { athleteWeek: 'HRV (RMSSD)' },
    words: ['HRV', 'heart rate variability', 'rMSSD'],
    unit: 'ms',
    differenceUnit: 'ms',
    decimals: 0,
    better: 'higher',
    steadyWithin: 2,
    scale: [0, 500],
    adds: 'mean',
    logarithmic: true,
    isMeantByUnit: true,
    isOfMorning: true,
  },
  resting_heart_rate: {
    ...heartRate,
    ...ofMornings,
    source: ['recoveries.resting_heart_rate'],
    teamField: { name: 'resting_heart_rate', about: 'bpm' },
    label: 'resting heart rate',
    words: ['resting heart rate', 'RHR', 'resting pulse'],
    better: 'lower',
    steadyWithin: 1,
    isMeantByUnit: true,
    isOfMorning: true,
  },
  blood_oxygen: {
    ...percent,
    ...ofMornings,
    source: ['recoveries.spo2_percentage'],
    label: 'blood oxygen',
    words: ['blood oxygen', 'SpO2', 'oxygen saturation'],
    decimals: 1,
    steadyWithin: 0.5,
  },
  skin_temperature: {
    ...ofMornings,
    source: ['recoveries.skin_temp_celsius'],
    label: 'skin temperature against the own mean',
    shortLabel: 'skin temperature',
    words: ['skin temperature', 'skin temp'],
    unit: '°C',
    differenceUnit: '°C',
    decimals: 1,
    better: null,
    steadyWithin: 0.2,
    scale: [-10, 10],
    adds: 'mean',
    isAgainstOwnMean: true,
  },
} as const satisfies Record<string, MetricRecord>
