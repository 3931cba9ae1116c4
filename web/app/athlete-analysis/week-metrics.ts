import { RECOVERY_AXIS, SLEEP_HOURS_AXIS, SLEEP_QUALITY_AXIS, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Metric } from '../charts/chart-description.ts'

const NOTHING = 'No value came from the device in the last 7 days. Ask whether it is worn and charged.'
const NO_RECOVERY = { title: 'No Recovery Data Available', text: NOTHING }
const NO_SLEEP = { title: 'No Sleep Data Available', text: NOTHING }

export const RECOVERY_SCORE: Metric = {
  name: 'Recovery Score',
  unit: '%',
  decimals: 0,
  axis: {
    from: RECOVERY_AXIS[0],
    to: RECOVERY_AXIS[1],
    ticks: [RECOVERY_AXIS[0], CAUTION_FROM - 1, READY_FROM, RECOVERY_AXIS[1]],
  },
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
  axis: { from: SLEEP_QUALITY_AXIS[0], to: SLEEP_QUALITY_AXIS[1], ticks: [0, 25, 50, 75, 100] },
  empty: NO_SLEEP,
}

export const SLEEP_DURATION: Metric = {
  name: 'Duration',
  unit: ' h',
  decimals: 1,
  axis: { from: SLEEP_HOURS_AXIS[0], to: SLEEP_HOURS_AXIS[1], ticks: [0, 3, 6, 9, 12] },
  empty: NO_SLEEP,
}

export const DAILY_STRAIN: Metric = {
  name: 'Daily Strain',
  unit: '',
  decimals: 1,
  axis: { from: STRAIN_AXIS[0], to: STRAIN_AXIS[1], ticks: [0, 5, 10, 15, 21] },
  empty: { title: 'No Activity Data Available', text: NOTHING },
}
