import { hash } from 'node:crypto'
import type { AiInsights, Insight, InsightHeadline } from '@corner/contract/entities/ai-insights.ts'
import { figuresInText, isSameFigure } from '../model/figures/figures-in-text.ts'
import type { Fact } from '../word-facts.ts'

/** A statement of a card has at most two sentences. */
const LONGEST_SENTENCE = 400

/** What a model may word: the headline and the cards that judge something. Cards that say nothing is known stay as they are. */
export function factsOf({ headline, cards }: AiInsights): Fact[] {
  return [...(isWorded(headline) ? [headline] : []), ...cards].map(({ title, text, rule }) => ({ title, text, rule }))
}

/** The same for the same facts in every process. */
export function digestOf(facts: readonly Fact[]): string {
  return hash('sha256', JSON.stringify(facts), 'base64url')
}

/**
 * The analysis in other words. Values, rules and titles stay as computed, and so does a statement whose new sentence contains a
 * number that the statement does not.
 * @param sentences one for each of `factsOf`; if their count differs they belong to other facts, and none is used
 */
export function inOtherWords(insights: AiInsights, sentences: readonly string[]): AiInsights {
  if (sentences.length !== factsOf(insights).length) return insights
  let place = 0
  const word = <Statement extends Judged>(statement: Statement): Statement => {
    const sentence = sentences[place++]?.trim() ?? ''
    return isOf(sentence, statement) ? { ...statement, text: sentence } : statement
  }
  const headline = isWorded(insights.headline) ? word(insights.headline) : insights.headline
  const cards = insights.cards.map(word)
  const isChanged =
    headline?.text !== insights.headline?.text || cards.some(({ text }, at) => text !== insights.cards[at]?.text)
  return isChanged ? { ...insights, headline, cards, worded_by: 'model' } : insights
}

type Judged = Pick<Insight, 'title' | 'text' | 'rule' | 'values'>

const isWorded = (headline: InsightHeadline | null): headline is InsightHeadline =>
  headline !== null && headline.tone !== 'missing'

function isOf(sentence: string, { title, text, rule, values }: Judged): boolean {
  if (sentence === '' || sentence.length > LONGEST_SENTENCE || /[<>]/.test(sentence)) return false
  const known = figuresInText([title, text, rule, ...values.map((value) => value.text)].join('\n'))
  return figuresInText(sentence).every((figure) => known.some((one) => isSameFigure(one, figure)))
}
