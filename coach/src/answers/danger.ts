import type { Danger } from '../danger/danger.ts'
import { dangerArticles, dangerReply } from '../danger/danger-texts.ts'
import { STRONG_MATCH, searchArticles } from './articles/search.ts'
import { findArticle, writeSources } from './articles/sources.ts'
import type { AnswerContext } from './context/answer-context.ts'
import { paragraphs } from './phrases/lists.ts'

/** Somebody may be in danger: what to do and whom to ask comes first, and nobody's figures follow. */
export async function answerDanger(danger: Danger, { message, toolbox }: AnswerContext): Promise<string> {
  const { first, after } = dangerReply(danger)
  const [found] = danger.topic === 'other' ? await searchArticles(message, toolbox) : []
  const known = await Promise.all(dangerArticles(danger).map((slug) => findArticle(toolbox, slug)))
  const articles = [found && found.score >= STRONG_MATCH ? found : undefined, ...known].filter(
    (article) => article !== undefined,
  )
  const cited = articles.filter(({ slug }, at) => articles.findIndex((other) => other.slug === slug) === at)
  return paragraphs(first, after, writeSources(cited))
}
