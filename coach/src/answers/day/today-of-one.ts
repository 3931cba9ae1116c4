import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { type FreshVerdict, reasonsOf, writeNamedStanding, writeTexts } from './verdicts.ts'

/** `**Ann Ash** (35%, usually 63%): a lighter day; 5.6 h of sleep last night`. */
export function writeTodayOf(one: FreshVerdict, today: string): string {
  const reasons = reasonsOf(one)
  return `${writeNamedStanding(one, today)}: ${VERDICT_WORDS[one.verdict].short}${reasons.length > 0 ? `; ${writeTexts(reasons)}` : ''}`
}
