import type { FoundArticle } from '../../scope.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
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
  return paragraphs(best.summary, bullets(best.inShort), writeSources([best, ...alike]))
}

/** The facts of the best article on a topic, beside another answer; '' where there is none. */
export async function readUpOn(topic: string, toolbox: Toolbox): Promise<string> {
  const [best] = await searchArticles(topic, toolbox)
  return best ? paragraphs(bullets(best.inShort.slice(0, 3)), writeSources([best])) : ''
}

/** The articles that say most about some words, best first; none about no words. */
export async function searchArticles(query: string, toolbox: Toolbox): Promise<readonly FoundArticle[]> {
  const words = query.replace(/\s+/g, ' ').trim().slice(0, 400)
  if (words === '') return []
  return (await toolbox.call('knowledge_search', { query: words })).articles
}
