import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import { ownRangeText } from '../../../shared/own-range/own-range.ts'
import { VITAL_METRICS } from '../week/week-metrics.ts'

/** What the vitals of a night say, each on its own range. */
export interface VitalLines {
  /** The night; of one vital alone the whole sentence. */
  lead: string
  /** Of several, one each. */
  lines: readonly string[]
}

/**
 * The vitals of the judged night: of one `Respiratory rate in the night to Nov 27: 16.0 breaths/min, 0.2 breaths/min above
 * own range 15.1 to 15.8 breaths/min.`; of several the night once, and a line each. null: none.
 * @param above the text above them: a value that it has is not repeated
 */
export function vitalLines(vitals: readonly VitalOfWeek[], above: string): VitalLines | null {
  const [first, ...others] = vitals
  if (!first) return null
  const night = `the night to ${dayLabel(first.night)}`
  const nameOf = ({ metric }: VitalOfWeek) => VITAL_METRICS[metric].name
  if (others.length === 0) return { lead: `${nameOf(first)} in ${night}: ${figuresOf(first, above)}.`, lines: [] }
  return {
    lead: `In ${night}, with the own range:`,
    lines: vitals.map((vital) => `${nameOf(vital)}: ${figuresOf(vital, above)}`),
  }
}

function figuresOf({ metric: name, value, range }: VitalOfWeek, above: string): string {
  const metric = VITAL_METRICS[name]
  const shown = showValue(metric, value)
  const place = ownRangeText({ metric, range, value })
  return ` ${above}`.includes(` ${shown}`) ? place : `${shown}, ${place}`
}
