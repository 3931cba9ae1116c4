import type { Found } from '../words/phrases.ts'
import type { Amount } from './amounts.ts'
import type { ConditionDraft } from './drafts.ts'
import { metricFor } from './metric-of.ts'
import { type Said, sameSentence } from './said.ts'

const SIDES = new Set(['below', 'above', 'at_most', 'at_least'])
const NEAR_WORDS = 2

/** "5 beats over their own average", "below their baseline by 5 ms", "under their average"; with the number it used. */
export function ownAverageDraft(
  said: Said,
  comparison: Found,
): { draft: ConditionDraft; amount: Amount | undefined } | undefined {
  const own = said.statistics.find(
    ({ concept, from, until }) =>
      concept === 'trend' && from >= comparison.from - 1 && from <= comparison.until + 1 && until > comparison.from,
  )
  if (!own || !SIDES.has(comparison.concept)) return undefined
  const amount = said.amounts.find(
    (each) => sameSentence(said, each.from, comparison.from) && isNear(each, comparison, own),
  )
  const isLess = comparison.concept === 'below' || comparison.concept === 'at_most'
  const isIncluded = amount !== undefined && saysOrMore(said, amount)
  const value = amount?.value ?? 0
  const draft: ConditionDraft = {
    from: Math.min(comparison.from, amount?.from ?? comparison.from),
    until: Math.max(own.until, amount?.until ?? 0),
    ...metricFor(said, comparison.from, amount?.unit),
    statistic: 'trend',
    comparison: isLess ? (isIncluded ? 'at_most' : 'below') : isIncluded ? 'at_least' : 'above',
    value: isLess && value !== 0 ? -value : value,
  }
  return { draft, amount }
}

const isNear = ({ from, until }: Amount, comparison: Found, own: Found) =>
  (until <= comparison.from && comparison.from - until <= NEAR_WORDS) ||
  (from >= own.until && from - own.until <= NEAR_WORDS)

/** "At least 5 above", "5 or more above". */
const saysOrMore = ({ tokens }: Said, { from, until }: Amount) =>
  tokens[from - 1]?.text === 'least' || tokens[until]?.text === 'or'
