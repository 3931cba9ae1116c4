import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import type { ChartMetric } from '../../../shared/charts/chart-description.ts'
import { chartMetric } from '../../../shared/charts/chart-metric.ts'

const OTHER_PERIOD = 'Choose a longer period, or wear your device tonight.'
const NO_HRV = { title: 'No HRV Data Available', text: OTHER_PERIOD }
const NO_SLEEP = { title: 'No Sleep Data Available', text: OTHER_PERIOD }
const NO_ACTIVITY = { title: 'No Activity Data Available', text: OTHER_PERIOD }

export const HRV = chartMetric(RECOVERY_METRICS.hrv, 'ownCharts', NO_HRV)
export const RECOVERY = chartMetric(RECOVERY_METRICS.recovery, 'ownCharts', NO_HRV)
export const RESTING_HEART_RATE = chartMetric(RECOVERY_METRICS.resting_heart_rate, 'ownCharts', NO_HRV)
export const SLEEP_HOURS = chartMetric(NIGHT_METRICS.sleep_duration, 'ownCharts', NO_SLEEP)
export const STRAIN = chartMetric(DAY_METRICS.strain, 'ownCharts', NO_ACTIVITY)

/** The three sleep stages share an axis and its name. */
export const STAGE_HOURS: ChartMetric = {
  ...SLEEP_HOURS,
  name: 'Stage',
  axis: { from: 0, to: 'fit', ticks: [0, 5, 10] },
}

/** Of nights whose hours alone the maker gives. */
export const STAGES_NOT_GIVEN: ChartMetric = {
  ...STAGE_HOURS,
  empty: { title: 'No Sleep Stages Available', text: 'The time asleep came without its stages.' },
}

/** A number of nights, which is not a metric of an athlete. */
export const NIGHTS: ChartMetric = {
  name: 'Nights',
  unit: '',
  decimals: 0,
  axis: { from: 0, to: 'fit' },
  empty: NO_SLEEP,
}
