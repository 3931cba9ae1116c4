import type { FoundArticle } from '../../found-article.ts'
import { ORDINARY_WORDS } from '../../language/lexicon/ordinary-words.ts'
import type { Sources } from '../context/answer-context.ts'
import { topicWords, withoutNames } from '../context/topic-words.ts'
import { clausesOf, isQuestion } from './clauses.ts'
import { STRONG_MATCH, searchArticles } from './search.ts'

/** A message of more clauses is a story. */
const MOST = 3

/**
 * The articles nearest to a question, best first, at any distance: by the whole question or by a clause that asks,
 * because a story told along with it ("half these guys show like a 6 after a brutal session") hides what is asked.
 */
export async function nearestArticles(question: string, { scope, toolbox }: Sources): Promise<readonly FoundArticle[]> {
  const whole = await searchArticles(withoutNames(question, scope), toolbox, 0)
  if (whole[0] && whole[0].score >= STRONG_MATCH) return whole
  const clauses = clausesOf(question).filter(isQuestion).slice(0, MOST)
  const found = await Promise.all(
    [...new Set(clauses.map((clause) => withoutNames(clause, scope)))]
      .filter((clause) => topicWords(clause, scope) !== '')
      .map((clause) => searchArticles(clause, toolbox, 0)),
  )
  return [whole, ...found].toSorted(([a], [b]) => worthOf(b) - worthOf(a))[0] ?? []
}

/** An answer to a similar question is worth more than an article with the same words. */
const worthOf = (article: FoundArticle | undefined): number =>
  article ? article.score + (article.answer ? ANSWERED : 0) : -1
const ANSWERED = 0.15

/**
 * Whether a significant word of the question is in an article's title: then the article is about the subject, whatever
 * else was said.
 */
export function isOfSubject(question: string, { title, unsaid = [] }: FoundArticle): boolean {
  const lacking = new Set(unsaid)
  const titled = new Set(stemsOf(title))
  return (question.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !lacking.has(word) && !ORDINARY_WORDS.has(word) && titled.has(stemOf(word)),
  )
}

const STEM = 5
const stemOf = (word: string): string => word.replace(/s$/, '').slice(0, STEM)
const stemsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)
