import type { Token } from '../language/words/token.ts'
import { isInRanges } from '../language/words/token-ranges.ts'
import type { Spanned } from './spans/find-spans.ts'
import type { Span } from './spans/span.ts'

/** A segment of a message's tokens. */
interface Stretch {
  from: number
  until: number
}

const ASKING =
  /^(who|what|which|how|when|why|whose|where|is|are|was|were|does|did|do|has|have|can|should|give|show|list|tell|rank|compare|top|bottom|also)$/
const JOINING = /^(and|also|plus|then|or|but)$/
const NUMBERING = /^(a|b|c|first|second|third|one|two|three|number|1|2|3)$/

/** The sentences of a message, each split into its questions: "who is red, and how did Farid sleep". */
export function splitMessage(tokens: readonly Token[], spans: readonly Span[]): Stretch[] {
  const inSpan = isInRanges(
    spans.filter(({ kind, until, from }) => kind !== 'negation' && kind !== 'exclusion' && until - from > 1),
  )
  const starts = [0]
  for (let at = 1; at < tokens.length; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]]
    if (!token || !before) continue
    const isSentence = token.sentence !== before.sentence
    const joined = JOINING.test(before.text) || NUMBERING.test(before.text)
    const isQuestion = ASKING.test(token.text) && (joined || token.breakBefore) && !inSpan(at)
    if (isSentence || isQuestion) starts.push(at)
  }
  return starts.map((from, place) => ({ from, until: starts[place + 1] ?? tokens.length }))
}

/** A segment of a message as a message of its own. */
export const cut = (spanned: Spanned, { from, until }: Stretch): Spanned => ({
  ...spanned,
  tokens: spanned.tokens.slice(from, until),
  spans: spanned.spans
    .filter((span) => span.from >= from && span.until <= until)
    .map((span): Span => ({ ...span, from: span.from - from, until: span.until - from })),
})
