import { ADVICE_AND_KNOWLEDGE_RULES } from './advice-and-knowledge-rules.ts'
import { DAY_AND_COMPARISON_RULES } from './day-and-comparison-rules.ts'
import type { IntentRule } from './intent-rule.ts'
import { OUTSIDE_RULES } from './outside-rules.ts'
import { PEOPLE_RULES } from './people-rules.ts'
import { PRODUCT_RULES } from './product-rules.ts'
import { TALK_RULES } from './talk-rules.ts'
import { VALUE_AND_OVERVIEW_RULES } from './value-and-overview-rules.ts'

/** Every rule. Of rules of equal weight the earlier wins, so the order of the groups counts. */
export const INTENT_RULES: readonly IntentRule[] = [
  ...OUTSIDE_RULES,
  ...PRODUCT_RULES,
  ...DAY_AND_COMPARISON_RULES,
  ...PEOPLE_RULES,
  ...VALUE_AND_OVERVIEW_RULES,
  ...ADVICE_AND_KNOWLEDGE_RULES,
  ...TALK_RULES,
]
