import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { DAY_STRAIN, NIGHT_HOURS, RECOVERY_PERCENT, SLEEP_PERCENT } from '../../../../shared/charts/axes.ts'
import type { Metric } from '../../../../shared/charts/chart-description.ts'

export const RECOVERY: Metric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: RECOVERY_PERCENT,
  empty: { title: 'No Recovery Data Available', text: ANALYTICS_TEXTS.noRecovery },
}

const NO_SLEEP = { title: 'No Sleep Data Available', text: ANALYTICS_TEXTS.noSleep }

export const SLEEP_QUALITY: Metric = {
  name: 'Sleep quality',
  unit: '%',
  decimals: 0,
  axis: SLEEP_PERCENT,
  empty: NO_SLEEP,
}

export const SLEEP_DURATION: Metric = {
  name: 'Sleep duration',
  unit: ' h',
  decimals: 1,
  axis: NIGHT_HOURS,
  empty: NO_SLEEP,
}

export const STRAIN: Metric = {
  name: 'Strain',
  unit: '',
  decimals: 1,
  axis: DAY_STRAIN,
  empty: { title: 'No Activity Data Available', text: ANALYTICS_TEXTS.noActivity },
}
