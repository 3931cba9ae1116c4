import { guidanceBand } from '@corner/analytics/bands/guidance-band.ts'
import { citeArticle } from '../articles/sources.ts'
import type { Sources } from '../context/answer-context.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { GUIDANCE } from './guidance.ts'

/** "Someone with 72 recovery", "a recovery of 72%": in percent; undefined: none is named. */
export function recoveryIn(message: string): number | undefined {
  const found = /(\d{1,3}) ?(?:%|percent)? recovery|recovery (?:score )?(?:of |at |is |=|: ?)?(\d{1,3})\b/i.exec(
    message,
  )
  const number = Number(found?.[1] ?? found?.[2] ?? Number.NaN)
  return number >= 0 && number <= 100 ? number : undefined
}

/** What to do with a recovery that was given: "someone with 72 recovery". @param recovery percent */
export async function adviseRecovery(recovery: number, { toolbox }: Pick<Sources, 'toolbox'>): Promise<string> {
  const { rule, strength, day } = GUIDANCE[guidanceBand(recovery)]
  return paragraphs(
    sentences(
      `With a recovery of ${recovery}%: **${strength}**, by the product's guidance for a ${rule}.`,
      day,
      'The score is one sign: ask how the athlete feels, and let the warm-up decide.',
    ),
    await citeArticle(toolbox, 'rpe-strength-loading', 'recovery-score'),
  )
}
