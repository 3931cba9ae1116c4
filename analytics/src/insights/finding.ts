import type { Insight, InsightTone } from '@corner/contract/entities/ai-insights.ts'

/** A statement on an athlete, and what follows from it for the lists of the reply. */
export interface Finding extends Insight {
  /** A line of `areas_of_concern`. */
  concern?: string
  /** A line of `next_week_focus`. */
  focus?: string
}

/** The most pressing first. */
const URGENCY: readonly InsightTone[] = ['concern', 'watch', 'missing', 'neutral', 'good', 'plan']

/** Findings as the lists name them: the most pressing first, and of one tone in the order in which they were found. */
export function byUrgency(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => URGENCY.indexOf(a.tone) - URGENCY.indexOf(b.tone))
}

/** What stands in a statement's place where there are too few values for it: neither good nor bad. */
export function notJudged<Common>(common: Common, title: string, text: string) {
  return { ...common, title, text, tone: 'missing', article: 'data-quality' } as const
}

/** The statement without what was taken from it for the lists. */
export function toInsight({ concern: _concern, focus: _focus, ...insight }: Finding): Insight {
  return insight
}
