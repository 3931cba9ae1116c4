import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { written } from '@corner/analytics/rounding.ts'
import { isDifference, type Statistic } from '@corner/analytics/statistics.ts'
import { isNoDifference, writeSize, writeValue } from '../phrases/values.ts'

/** How a statistic is called before its metric: `average recovery`, `lowest HRV`. */
const NAMES: Record<Statistic, (label: string) => string> = {
  latest: (label) => `latest ${label}`,
  average: (label) => (label.startsWith('average ') ? label : `average ${label}`),
  weighted_average: (label) => `weighted average ${label}`,
  median: (label) => `median ${label}`,
  minimum: (label) => `lowest ${label}`,
  maximum: (label) => `highest ${label}`,
  total: (label) => `total ${label}`,
  deviation: (label) => `night-to-night variation of ${label}`,
  trend: (label) => `latest ${label} against their own average`,
  change: (label) => `change of ${label} since the record before`,
  halves: (label) => `change of ${label} from the earlier half to the later`,
  consistency: (label) => `${label} consistency`,
  count: (label) => `number of ${label} records`,
}

export function nameMeasure(metric: MetricName, statistic: Statistic): string {
  const { label } = metricOf(metric)
  if (statistic === 'minimum') return `${extremeWords(metric).lowest} ${label}`
  if (statistic === 'maximum') return `${extremeWords(metric).highest} ${label}`
  return NAMES[statistic](label)
}

/** What the ends of a metric are called: hours are long or short, all else is high or low. */
export function extremeWords(metric: MetricName) {
  return metricOf(metric).unit === 'h'
    ? { highest: 'longest', lowest: 'shortest', higher: 'longer', lower: 'shorter' }
    : { highest: 'highest', lowest: 'lowest', higher: 'higher', lower: 'lower' }
}

/** A statistic's value as it is read behind a name: `45%`, `3.1 points below their own average`, `6 records`. */
export function writeMeasure(metric: MetricName, statistic: Statistic, value: number): string {
  if (isDifference(statistic)) return writeChange(metric, statistic, value)
  if (statistic === 'deviation') return `${writeSize(metric, value)} (standard deviation)`
  if (statistic === 'consistency') return `${Math.round(value)}`
  if (statistic === 'count')
    return `${Number.isInteger(value) ? value : written(value, 1)} ${value === 1 ? 'record' : 'records'}`
  return writeValue(metric, value)
}

function writeChange(metric: MetricName, statistic: Statistic, value: number): string {
  if (statistic === 'trend')
    return isNoDifference(value)
      ? 'level with their own average'
      : `${writeSize(metric, value)} ${value < 0 ? 'below' : 'above'} their own average`
  return isNoDifference(value) ? 'about the same' : `${value < 0 ? 'down' : 'up'} by ${writeSize(metric, value)}`
}
