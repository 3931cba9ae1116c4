import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { ReturningLink } from '../../../shared/navigation/returning-link.tsx'

/** A link to the article that explains an insight, if there is one, with the article's subject. */
export function ReadMore({ insight: { article } }: { insight: Pick<Insight, 'article'> }) {
  if (article === null) return null
  return <ReturningLink to={`/knowledge/${article}`}>Read more: {subjectOf(article)}</ReturningLink>
}

const IN_CAPITALS = /\b(hrv|rpe)\b/g

/** `HRV normal range` for the address `hrv-normal-range`. */
export const subjectOf = (article: string): string =>
  article.replaceAll('-', ' ').replace(IN_CAPITALS, (word) => word.toUpperCase())
