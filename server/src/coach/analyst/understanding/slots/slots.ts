import { TOPIC_LEXICON } from '../lexicon/topic-words.ts'
import type { Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'

/** What the slots of phrases take: `<number>`, `<athlete>`, `<metric>`. */
export const slotsFor = (
  tokens: readonly Token[],
  isMention: (at: number) => boolean,
  inMetric: (at: number) => boolean = () => false,
): Slots => ({
  number: ({ value }) => value !== undefined,
  athlete: (_, at) => isMention(at),
  metric: (_, at) => inMetric(at),
  topic: ({ text }) => TOPIC_LEXICON.words.has(text),
  color: ({ text }) => ['red', 'green', 'yellow', 'amber', 'blue', 'orange', 'bad', 'good'].includes(text),
  word: (_, at) => at < tokens.length,
})
