import type { FoundArticle } from '../../found-article.ts'
import type { Sources } from '../context/answer-context.ts'
import { topicWords, withoutNames } from '../context/topic-words.ts'
import { clausesOf } from './clauses.ts'
import { searchArticles } from './search.ts'

/** An article with the words that ask exactly what it answers. */
export interface ExactQuestion {
  article: FoundArticle
  clause: string
}

/** A message on two topics gets both answers; more would not be read. */
const MOST = 2

/**
 * The articles that answer exactly what a message asks, clause by clause, so that one question does not hide the other.
 * @param isWorth whether a clause is searched for
 */
export async function exactQuestions(
  message: string,
  { scope, toolbox }: Sources,
  isWorth: (clause: string) => boolean = () => true,
): Promise<ExactQuestion[]> {
  const search = async (words: string) => {
    // "How is" somebody is no article question, so nothing is searched.
    if (topicWords(words, scope) === '') return undefined
    const [article] = await searchArticles(withoutNames(words, scope).replaceAll('%', ' percent '), toolbox)
    return article?.answer && article.askedShare ? article : undefined
  }
  const found: ExactQuestion[] = []
  for (const clause of clausesOf(message).filter(isWorth)) {
    const [first] = found
    // The opening, or the whole, of what is already answered is no second topic.
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

/** "How do you pay it back": the topic was named before. */
const OF_IT = /\b(it|they|that|this|them|those|one)\b/i

/** The questions a message asks only with the previous answer's topic added, not by that topic alone. */
export async function exactQuestionsOnTopic(
  message: string,
  topic: string,
  sources: Sources,
): Promise<ExactQuestion[]> {
  const [both, alone] = await Promise.all([
    exactQuestions(continuedTopic(message, topic), sources),
    exactQuestions(topic, sources),
  ])
  return both.filter(({ article }) => !alone.some((other) => other.article.answer === article.answer))
}

/** `and for kids: Naps`, the topic of a message that goes on with one. */
export const continuedTopic = (message: string, topic: string): string =>
  `${message.trim().replace(/[.?!\s]+$/, '')}: ${topic}`
