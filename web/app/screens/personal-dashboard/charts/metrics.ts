import { DAY_STRAIN } from '../../../shared/charts/axes.ts'
import type { Metric } from '../../../shared/charts/chart-description.ts'

const OTHER_PERIOD = 'Choose a longer period, or wear the strap tonight.'

export const HRV: Metric = {
  name: 'HRV',
  unit: ' ms',
  decimals: 0,
  axis: { from: 'fit', to: 'fit' },
  empty: { title: 'No HRV Data Available', text: OTHER_PERIOD },
}

const NO_SLEEP = { title: 'No Sleep Data Available', text: OTHER_PERIOD }

export const SLEEP_HOURS: Metric = {
  name: 'Sleep',
  unit: ' h',
  decimals: 1,
  axis: { from: 0, to: 'fit', ticks: [0, 4, 7, 10] },
  empty: NO_SLEEP,
}

export const STAGE_HOURS: Metric = { ...SLEEP_HOURS, name: 'Stage', axis: { from: 0, to: 'fit', ticks: [0, 5, 10] } }

export const NIGHTS: Metric = {
  name: 'Nights',
  unit: '',
  decimals: 0,
  axis: { from: 0, to: 'fit' },
  empty: NO_SLEEP,
}

export const STRAIN: Metric = {
  name: 'Strain',
  unit: '',
  decimals: 1,
  axis: DAY_STRAIN,
  empty: { title: 'No Activity Data Available', text: OTHER_PERIOD },
}
