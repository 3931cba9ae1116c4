import { RECOVERY_AXIS } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import type { Metric } from '../charts/chart-description.ts'

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
