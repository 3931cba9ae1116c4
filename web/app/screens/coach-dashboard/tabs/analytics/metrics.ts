import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { chartMetric } from '../../../../shared/charts/chart-metric.ts'

const NO_RECOVERY = { title: 'No Recovery Data Available', text: ANALYTICS_TEXTS.noRecovery }
const NO_SLEEP = { title: 'No Sleep Data Available', text: ANALYTICS_TEXTS.noSleep }
const NO_ACTIVITY = { title: 'No Activity Data Available', text: ANALYTICS_TEXTS.noActivity }

export const RECOVERY = chartMetric(RECOVERY_METRICS.recovery, 'teamCharts', NO_RECOVERY)
export const HRV = chartMetric(RECOVERY_METRICS.hrv, 'teamCharts', NO_RECOVERY)
export const SLEEP_QUALITY = chartMetric(NIGHT_METRICS.sleep_quality, 'teamCharts', NO_SLEEP)
export const SLEEP_DURATION = chartMetric(NIGHT_METRICS.sleep_duration, 'teamCharts', NO_SLEEP)
export const STRAIN = chartMetric(DAY_METRICS.strain, 'teamCharts', NO_ACTIVITY)
