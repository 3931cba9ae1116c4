import { RECOVERY_AXIS, SLEEP_HOURS_AXIS, SLEEP_QUALITY_AXIS, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import type { Metric } from '../../charts/chart-description.ts'

/** Its ticks are the bands': below the first is red, from the second on is ready. */
export const RECOVERY: Metric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: {
    from: RECOVERY_AXIS[0],
    to: RECOVERY_AXIS[1],
    ticks: [RECOVERY_AXIS[0], CAUTION_FROM - 1, READY_FROM, RECOVERY_AXIS[1]],
  },
  empty: { title: 'No Recovery Data Available', text: ANALYTICS_TEXTS.noRecovery },
}

const NO_SLEEP = { title: 'No Sleep Data Available', text: ANALYTICS_TEXTS.noSleep }

export const SLEEP_QUALITY: Metric = {
  name: 'Sleep quality',
  unit: '%',
  decimals: 0,
  axis: { from: SLEEP_QUALITY_AXIS[0], to: SLEEP_QUALITY_AXIS[1], ticks: [0, 25, 50, 75, 100] },
  empty: NO_SLEEP,
}

/** Its ticks stand at the heights of those of quality, so that one grid serves both. */
export const SLEEP_DURATION: Metric = {
  name: 'Sleep duration',
  unit: ' h',
  decimals: 1,
  axis: { from: SLEEP_HOURS_AXIS[0], to: SLEEP_HOURS_AXIS[1], ticks: [0, 3, 6, 9, 12] },
  empty: NO_SLEEP,
}

export const STRAIN: Metric = {
  name: 'Strain',
  unit: '',
  decimals: 1,
  axis: { from: STRAIN_AXIS[0], to: STRAIN_AXIS[1], ticks: [STRAIN_AXIS[0], 5, 10, 15, STRAIN_AXIS[1]] },
  empty: { title: 'No Activity Data Available', text: ANALYTICS_TEXTS.noActivity },
}
