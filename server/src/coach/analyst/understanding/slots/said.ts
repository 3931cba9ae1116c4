import type { Found } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import type { Amount } from './amounts.ts'
import type { MetricMention } from './drafts.ts'

/** What thresholds are read from. */
export interface Said {
  tokens: readonly Token[]
  metrics: readonly MetricMention[]
  /** Where statistics were named. */
  statistics: readonly Found[]
  /** Numbers that belong to no time. */
  amounts: readonly Amount[]
  /** Words of a comparison behind a number: "or more". */
  suffixes: readonly Found[]
  /** "Dropped", "up". */
  movements: readonly Found[]
}

export const sameSentence = ({ tokens }: Said, a: number, b: number): boolean =>
  tokens[a]?.sentence === tokens[b]?.sentence
