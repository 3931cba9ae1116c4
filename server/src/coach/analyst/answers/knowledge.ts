import { WEAK_MATCH } from '../../../knowledge/found-article.ts'
import type { FoundArticle } from '../../scope.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { quotable } from './quotes.ts'
import { writeSources } from './sources.ts'
import { offerQuestions } from './suggestions.ts'
import type { Writer } from './writer.ts'

/** A second article is named where it fits nearly as well. */
const NEARLY_AS_GOOD = 0.8

/** What the knowledge base says, in its own short lines, and where it stands. */
export const answerKnowledge: Writer = async (question, { scope, toolbox }) => {
  const [best, ...others] = await searchArticles(question.topic ?? question.text, toolbox)
  if (!best)
    return paragraphs(
      'There is no article on that in the knowledge base, so I cannot say.',
      await offerQuestions(scope),
    )
  const alike = others.filter(({ score }) => score >= NEARLY_AS_GOOD * best.score).slice(0, 1)
  return paragraphs(best.summary, bullets(quotable(best.inShort)), writeSources([best, ...alike]))
}

/** From here on an article is about the very words. */
export const STRONG_MATCH = 0.6
/** From here on it is an answer by itself, whatever else the question says. */
export const SURE_MATCH = 0.75

/** The articles that say something about some words, best first; none about no words. */
export async function searchArticles(query: string, toolbox: Toolbox): Promise<readonly FoundArticle[]> {
  const words = query.replace(/\s+/g, ' ').trim().slice(0, 400)
  if (words === '') return []
  const { articles } = await toolbox.call('knowledge_search', { query: words })
  return articles.filter(({ score }) => score >= WEAK_MATCH)
}
