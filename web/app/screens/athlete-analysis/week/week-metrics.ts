import { DAY_STRAIN, NIGHT_HOURS, RECOVERY_PERCENT, SLEEP_PERCENT } from '../../../shared/charts/axes.ts'
import type { Metric } from '../../../shared/charts/chart-description.ts'

const NOTHING = 'No value came from the device in the last 7 days. Ask whether it is worn and charged.'
const NO_RECOVERY = { title: 'No Recovery Data Available', text: NOTHING }
const NO_SLEEP = { title: 'No Sleep Data Available', text: NOTHING }

export const RECOVERY_SCORE: Metric = {
  name: 'Recovery Score',
  unit: '%',
  decimals: 0,
  axis: RECOVERY_PERCENT,
  empty: NO_RECOVERY,
}

export const HRV_RMSSD: Metric = {
  name: 'HRV (RMSSD)',
  unit: ' ms',
  decimals: 0,
  axis: { from: 'fit', to: 'fit' },
  empty: NO_RECOVERY,
}

export const SLEEP_QUALITY: Metric = {
  name: 'Sleep Quality',
  unit: '%',
  decimals: 0,
  axis: SLEEP_PERCENT,
  empty: NO_SLEEP,
}

export const SLEEP_DURATION: Metric = {
  name: 'Duration',
  unit: ' h',
  decimals: 1,
  axis: NIGHT_HOURS,
  empty: NO_SLEEP,
}

export const DAILY_STRAIN: Metric = {
  name: 'Daily Strain',
  unit: '',
  decimals: 1,
  axis: DAY_STRAIN,
  empty: { title: 'No Activity Data Available', text: NOTHING },
}
