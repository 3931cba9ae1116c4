import { counted } from '@corner/analytics/numbers/counted.ts'
import { nameSecond } from '../../../wording/measures.ts'
import type { SentenceParts } from './sentence-parts.ts'

/** Usual words for the size of r. */
const STRENGTHS = [
  { from: 0.5, word: 'strongly' },
  { from: 0.3, word: 'moderately' },
  { from: 0.1, word: 'weakly' },
] as const

export const CORRELATION_SENTENCES = {
  correlation: ({ fact, measure, whose, label, within, write }: SentenceParts) =>
    `${whose} ${label} and ${nameSecond(measure)} **${relationWords(fact.value)}** (correlation r = ${write(fact)}) over ${counted(fact.records, 'pair')} of days ${within}.`,
} as const

/** `go together strongly`, `move against each other weakly`, `do not go together`. */
export function relationWords(r: number): string {
  const strength = STRENGTHS.find(({ from }) => Math.abs(r) >= from)
  if (!strength) return 'do not go together'
  return r > 0 ? `go together ${strength.word}` : `move against each other ${strength.word}`
}
