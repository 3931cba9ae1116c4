import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { chartMetric } from '../../../shared/charts/chart-metric.ts'

const NOTHING = 'No value came from the device in the last 7 days. Ask whether it is worn and charged.'
const NO_RECOVERY = { title: 'No Recovery Data Available', text: NOTHING }
const NO_SLEEP = { title: 'No Sleep Data Available', text: NOTHING }
const NO_ACTIVITY = { title: 'No Activity Data Available', text: NOTHING }

export const RECOVERY_SCORE = chartMetric(RECOVERY_METRICS.recovery, 'athleteWeek', NO_RECOVERY)
export const HRV_RMSSD = chartMetric(RECOVERY_METRICS.hrv, 'athleteWeek', NO_RECOVERY)
export const SLEEP_QUALITY = chartMetric(NIGHT_METRICS.sleep_quality, 'athleteWeek', NO_SLEEP)
export const SLEEP_DURATION = chartMetric(NIGHT_METRICS.sleep_duration, 'athleteWeek', NO_SLEEP)
const SKIN = RECOVERY_METRICS.skin_temperature
/** The vitals of a night that is a sign against a hard day; respiratory rate and skin temperature are shown only then. */
export const VITAL_METRICS = {
  resting_heart_rate: chartMetric(RECOVERY_METRICS.resting_heart_rate, 'athleteWeek', NO_RECOVERY),
  hrv: { ...HRV_RMSSD, name: RECOVERY_METRICS.hrv.label },
  respiratory_rate: chartMetric(NIGHT_METRICS.respiratory_rate, 'athleteWeek', NO_SLEEP),
  skin_temperature: chartMetric({ ...SKIN, label: SKIN.shortLabel }, 'athleteWeek', NO_RECOVERY),
}
export const DAILY_STRAIN = chartMetric(DAY_METRICS.strain, 'athleteWeek', NO_ACTIVITY)
