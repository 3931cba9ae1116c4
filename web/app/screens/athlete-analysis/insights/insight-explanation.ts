import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Insight, InsightTone, InsightValue } from '@corner/contract/entities/ai-insights.ts'
import type { State } from '../../../ui/badges/state-badge.tsx'
import type { StatementExplanation } from '../../../ui/overlay/explanation.ts'

/** The rule of an insight, each value with its days and records, and the caution. */
export function insightExplanation({
  rule,
  values,
  caution,
  tone,
}: Omit<Insight, 'subject' | 'kind'>): StatementExplanation {
  const none = tone === 'plan' ? 'None: it holds for every athlete.' : 'No value came.'
  return { rule, readFrom: values.map(valueRead).join(' ') || none, limits: caution }
}

function valueRead({ name, text, from, until, records }: InsightValue): string {
  return `${name}: ${text}${from !== null && until !== null ? `, ${daysText(from, until)}, ${counted(records, 'record')}` : ''}.`
}

const daysText = (from: string, until: string) =>
  from === until ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(until)}`

/**
 * The values that title and text do not say, in one line: `Latest HRV 21 ms · Average strain of the week 13.0`.
 * @param above the insights above it, whose values are read already
 */
export function unsaidValues(
  { title, text, values }: Pick<Insight, 'title' | 'text' | 'values'>,
  above: readonly Pick<Insight, 'values'>[] = [],
): string {
  const read = above.flatMap((insight) => insight.values)
  const isRead = (value: InsightValue) => read.some(({ name, text }) => name === value.name && text === value.text)
  const said = new Set(`${title} ${text}`.match(NUMBER))
  const isSaid = (value: InsightValue) => value.text.match(NUMBER)?.every((number) => said.has(number)) ?? false
  return values
    .filter((value) => !isSaid(value) && !isRead(value))
    .map((value) => `${value.name} ${value.text}`)
    .join(' · ')
}

/** A number as written: `7`, `76.7`; the full stop of a sentence is no part of it. */
const NUMBER = /\d+(?:\.\d+)?/g

/** The shape before an insight; null: neither good nor bad, and no gap in the data. */
export const SHAPES: Record<InsightTone, State | null> = {
  good: 'ready',
  watch: 'caution',
  concern: 'red',
  missing: 'none',
  neutral: null,
  plan: null,
}
