import type { ArticleSummary } from '@corner/contract/entities/knowledge.ts'
import { ReturningLink } from '../../shared/navigation/returning-link.tsx'
import styles from './article-list.module.css'

interface ArticleListProps {
  articles: readonly ArticleSummary[]
  /** Best match first: a single column at any width. */
  isRanked?: boolean
}

/** Articles as links, each with its one-sentence summary; the whole entry can be pressed. */
export function ArticleList({ articles, isRanked = false }: ArticleListProps) {
  const List = isRanked ? 'ol' : 'ul'
  return (
    <List className={`${styles.list} ${isRanked ? styles.ranked : ''}`}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className={styles.entry}>
          <ReturningLink to={`/knowledge/${slug}`} className={styles.title}>
            {title}
          </ReturningLink>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </List>
  )
}
