import { hash } from 'node:crypto'
import type { AiInsights, Insight } from '@corner/contract/entities/ai-insights.ts'
import { figuresSaid, isSameFigure } from '../model/figures/figures-said.ts'
import type { Fact } from '../word-facts.ts'

/** Longer than two sentences is no statement of a card. */
const LONGEST_SENTENCE = 400

/** The statements that a model may word: those that were judged. That data is missing, and what holds for all, is said as it is. */
export function factsOf({ performance, training }: AiInsights): Fact[] {
  return [...performance, ...training].filter(isWorded).map(({ title, text, rule }) => ({ title, text, rule }))
}

/** The same for the same facts in every process. */
export function digestOf(facts: readonly Fact[]): string {
  return hash('sha256', JSON.stringify(facts), 'base64url')
}

/**
 * The analysis in other words. Values, rules and titles stay as they were computed, and so does each sentence that says a number which
 * its own statement does not.
 * @param sentences one for each of `factsOf`; of another count they belong to other facts, and none is taken
 */
export function inOtherWords(insights: AiInsights, sentences: readonly string[]): AiInsights {
  const { performance, training } = insights
  if (sentences.length !== factsOf(insights).length) return insights
  let place = 0
  const word = (insight: Insight): Insight => {
    if (!isWorded(insight)) return insight
    const sentence = sentences[place++]?.trim() ?? ''
    return isOf(sentence, insight) ? { ...insight, text: sentence } : insight
  }
  const worded = { performance: performance.map(word), training: training.map(word) }
  const isChanged = [...worded.performance, ...worded.training].some(
    ({ text }, at) => text !== [...performance, ...training][at]?.text,
  )
  return isChanged ? { ...insights, ...worded, worded_by: 'model' } : insights
}

const isWorded = ({ tone }: Insight) => tone !== 'missing' && tone !== 'plan'

function isOf(sentence: string, { title, text, rule, values }: Insight): boolean {
  if (sentence === '' || sentence.length > LONGEST_SENTENCE || /[<>]/.test(sentence)) return false
  const known = figuresSaid([title, text, rule, ...values.map((value) => value.text)].join('\n'))
  return figuresSaid(sentence).every((figure) => known.some((one) => isSameFigure(one, figure)))
}
