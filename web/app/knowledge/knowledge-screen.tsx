import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListAddress } from '../address/use-list-address.ts'
import { failureText } from '../api/failure-text.ts'
import { pageTitle } from '../branding/page-title.ts'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { Page, PageHead } from '../look/page-head.tsx'
import { SearchField } from '../look/search-field.tsx'
import { CardSkeleton } from '../look/skeleton.tsx'
import { articlesQuery, SEARCH_MAXIMUM } from './article-queries.ts'
import { countOf, FoundArticles, ShelvedArticles } from './found-articles.tsx'
import styles from './knowledge-screen.module.css'

export const meta = () => [{ title: pageTitle('Knowledge Base') }]

/** The articles that the AI coach quotes from, by shelf, and a search over all of them. */
export default function KnowledgeScreen() {
  const [address] = useSearchParams()
  const { searchFor } = useListAddress()
  const search = (address.get('search') ?? '').trim().slice(0, SEARCH_MAXIMUM)
  const { data, error, isPlaceholderData, refetch } = useQuery(articlesQuery(search))
  const failed = error && failureText(error, 'The articles could not be fetched.')
  return (
    <Page>
      <PageHead
        title="Knowledge Base"
        subtitle="Short articles on what stands behind the numbers, each with its sources."
      >
        <SearchField label="Search articles" value={search} onSearch={searchFor} maxLength={SEARCH_MAXIMUM} />
      </PageHead>
      <p role="status" className="visually-hidden">
        {data && !isPlaceholderData ? `${countOf(data)}${search ? ' found' : ''}` : failed ? '' : 'Loading'}
      </p>
      {!data && failed && (
        <ErrorCard message={failed} onRetry={() => void refetch()}>
          Everything else works as before.
        </ErrorCard>
      )}
      {data && failed && <Notice kind="error">{failed} What came before is still shown.</Notice>}
      {!data && !failed && <ShelvesSkeleton />}
      {data && (
        <div className={isPlaceholderData ? styles.earlier : undefined}>
          {search && !isPlaceholderData ? (
            <FoundArticles articles={data} search={search} onShowAll={() => searchFor('')} />
          ) : (
            <ShelvedArticles articles={data} />
          )}
        </div>
      )}
    </Page>
  )
}

function ShelvesSkeleton() {
  return (
    <div className={styles.stack}>
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </div>
  )
}
