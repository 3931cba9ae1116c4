import type { Insight, InsightTone } from '@corner/contract/entities/ai-insights.ts'

/** A statement about an athlete, with its entries in the lists of the reply. */
export interface Finding extends Insight {
  /** An entry of `areas_of_concern`. */
  concern?: string
  /** An entry of `next_week_focus`. */
  focus?: string
}

/** Most urgent first. */
const URGENCY: readonly InsightTone[] = ['concern', 'watch', 'missing', 'neutral', 'good', 'plan']

/** Findings sorted for the lists: most urgent first, within a tone in the order found. */
export function byUrgency(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => URGENCY.indexOf(a.tone) - URGENCY.indexOf(b.tone))
}

/** The statement for a rule with too few values: neither good nor bad. */
export function notJudged<Common>(common: Common, title: string, text: string) {
  return { ...common, title, text, tone: 'missing', article: 'data-quality' } as const
}

/** The statement without its list entries. */
export function toInsight({ concern: _concern, focus: _focus, ...insight }: Finding): Insight {
  return insight
}
