import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { LinkWithWayBack } from '../../../shared/navigation/link-with-way-back.tsx'

/** The article that explains a statement; nothing where there is none. */
export function ReadMore({ insight: { article, title } }: { insight: Pick<Insight, 'article' | 'title'> }) {
  if (article === null) return null
  return (
    <LinkWithWayBack to={`/knowledge/${article}`} aria-label={`Read more: ${title}`}>
      Read more
    </LinkWithWayBack>
  )
}
