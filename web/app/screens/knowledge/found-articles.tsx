import type { ArticleSummary } from '@corner/contract/entities/knowledge.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ArticleList } from './article-list.tsx'
import styles from './knowledge-screen.module.css'

/** All articles, a card for each shelf, in the order of the server. */
export function ShelvedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={styles.stack}>
      {[...Map.groupBy(articles, ({ group }) => group)].map(([group, ofTheGroup]) => (
        <Card key={group} title={group} aside={countOf(ofTheGroup)}>
          <ArticleList articles={ofTheGroup} />
        </Card>
      ))}
    </div>
  )
}

interface FoundArticlesProps {
  articles: readonly ArticleSummary[]
  search: string
  onShowAll: () => void
}

/** The results of a search, best first. */
export function FoundArticles({ articles, search, onShowAll }: FoundArticlesProps) {
  if (articles.length === 0) {
    return (
      <EmptyCard
        reason="No article says anything about that."
        action={
          <Button kind="quiet" onClick={onShowAll}>
            Show all articles
          </Button>
        }
      >
        Nothing was found for “<bdi>{search}</bdi>”. Try a single word, such as nap, protein or HRV.
      </EmptyCard>
    )
  }
  return (
    <Card title="Found, best first" aside={countOf(articles)}>
      <ArticleList articles={articles} isRanked />
    </Card>
  )
}

export function countOf(articles: readonly ArticleSummary[]): string {
  return articles.length === 1 ? '1 article' : `${articles.length} articles`
}
