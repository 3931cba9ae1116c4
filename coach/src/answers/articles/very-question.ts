import type { FoundArticle } from '../../found-article.ts'
import type { Sources } from '../asked/answer-context.ts'
import { topicWords, withoutNames } from '../asked/topic-words.ts'
import { clausesOf } from './clauses.ts'
import { searchArticles } from './search.ts'

/** An article with the words that ask what it answers. */
export interface VeryQuestion {
  article: FoundArticle
  clause: string
}

/** A message of two topics gets both; of more, nobody reads the rest. */
const MOST = 2

/**
 * The articles that answer the very questions of a message, each clause by itself, so that the one does not drown the other.
 * @param isWorth whether a clause is searched for
 */
export async function veryQuestions(
  message: string,
  { scope, toolbox }: Sources,
  isWorth: (clause: string) => boolean = () => true,
): Promise<VeryQuestion[]> {
  const search = async (words: string) => {
    // "How is" somebody is no question of an article: nothing is looked up for it.
    if (topicWords(words, scope) === '') return undefined
    const [article] = await searchArticles(withoutNames(words, scope).replaceAll('%', ' percent '), toolbox)
    return article?.answer && article.askedShare ? article : undefined
  }
  const found: VeryQuestion[] = []
  for (const clause of clausesOf(message).filter(isWorth)) {
    const [first] = found
    // A beginning, or the whole, of what is answered already is no second topic.
    if (first && (message.startsWith(clause) || first.clause.includes(clause) || clause.includes(first.clause)))
      continue
    const article =
      (await search(clause)) ??
      (first && OF_IT.test(clause) ? await search(`${clause} ${first.article.title}`) : undefined)
    if (!article || found.some((other) => other.article.answer === article.answer)) continue
    found.push({ article, clause })
    if (found.length === MOST) break
  }
  return found
}

/** "How do you pay it back": what it is was said before. */
const OF_IT = /\b(it|they|that|this|them|those|one)\b/i

/** Those that a message asks with the topic of the answer before it, and not the topic by itself. */
export async function veryQuestionsBeside(message: string, topic: string, sources: Sources): Promise<VeryQuestion[]> {
  const [both, alone] = await Promise.all([
    veryQuestions(besideTopic(message, topic), sources),
    veryQuestions(topic, sources),
  ])
  return both.filter(({ article }) => !alone.some((other) => other.article.answer === article.answer))
}

/** `and for kids: Naps`, what a message that goes on with a topic is about. */
export const besideTopic = (message: string, topic: string): string =>
  `${message.trim().replace(/[.?!\s]+$/, '')}: ${topic}`
