import type { Aggregate } from '@corner/contract/entities/query.ts'
import { CORRELATION_SENTENCES } from './correlations.ts'
import { DAY_COUNT_SENTENCES } from './day-counts.ts'
import { DIFFERENCE_SENTENCES } from './differences.ts'
import type { SentenceParts } from './sentence-parts.ts'
import { VALUE_SENTENCES } from './values.ts'

/** The sentence for one figure of one athlete, for each aggregate. A new aggregate needs its sentence here. */
export const SENTENCES: Record<Aggregate, (about: SentenceParts) => string> = {
  ...VALUE_SENTENCES,
  ...DIFFERENCE_SENTENCES,
  ...DAY_COUNT_SENTENCES,
  ...CORRELATION_SENTENCES,
}
