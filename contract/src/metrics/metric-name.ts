import type { MetricRecord, Place } from './metric-record.ts'

/** What a metric is called where a text begins with it: in the words of a place that has its own, else the label with a capital letter. */
export const metricName = ({ label, names }: Pick<MetricRecord, 'label' | 'names'>, place?: Place): string =>
  (place && names?.[place]) ?? label.charAt(0).toUpperCase() + label.slice(1)
