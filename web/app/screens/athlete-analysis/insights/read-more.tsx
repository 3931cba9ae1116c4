import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { ReturningLink } from '../../../shared/navigation/returning-link.tsx'

/** A link to the article that explains an insight, if there is one. */
export function ReadMore({ insight: { article, title } }: { insight: Pick<Insight, 'article' | 'title'> }) {
  if (article === null) return null
  return (
    <ReturningLink to={`/knowledge/${article}`} aria-label={`Read more: ${title}`}>
      Read more
    </ReturningLink>
  )
}
