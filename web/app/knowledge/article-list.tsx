import type { ArticleSummary } from '@corner/contract/entities/knowledge.ts'
import { Link, useLocation } from 'react-router'
import type { WayBack } from '../athlete-analysis/way-back.ts'
import styles from './article-list.module.css'

interface ArticleListProps {
  articles: readonly ArticleSummary[]
  /** Best first: one under the other, whatever room there is. */
  isRanked?: boolean
}

/** Articles to open, each with its one sentence; all of an entry can be pressed. */
export function ArticleList({ articles, isRanked = false }: ArticleListProps) {
  const { pathname, search } = useLocation()
  const state: WayBack = { cameFrom: pathname + search, steps: 1 }
  const List = isRanked ? 'ol' : 'ul'
  return (
    <List className={`${styles.list} ${isRanked ? styles.ranked : ''}`}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className={styles.entry}>
          <Link to={`/knowledge/${slug}`} state={state} className={styles.title}>
            {title}
          </Link>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </List>
  )
}
