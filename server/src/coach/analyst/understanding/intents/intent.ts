import type { Intent } from '../../question.ts'
import type { IntentRule } from './intent-rule.ts'
import { INTENT_RULES } from './rules.ts'

/** The rule that fits a message's signals best; undefined: none does. */
export function bestRule(
  signals: ReadonlySet<string>,
  rules: readonly IntentRule[] = INTENT_RULES,
): IntentRule | undefined {
  let best: IntentRule | undefined
  let score = 0
  for (const rule of rules) {
    const holds =
      rule.needs.every((group) => group.some((signal) => signals.has(signal))) &&
      !rule.not?.some((signal) => signals.has(signal))
    if (!holds) continue
    const own = rule.weight + (rule.helps?.filter((signal) => signals.has(signal)).length ?? 0)
    if (own > score) [best, score] = [rule, own]
  }
  return best
}

export const intentOf = (signals: ReadonlySet<string>): Intent => bestRule(signals)?.intent ?? 'unknown'
