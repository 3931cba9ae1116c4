import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../shared/address/use-list-address.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { articlesQuery, SEARCH_MAXIMUM } from './article-queries.ts'
import { countOf, FoundArticles, ShelvedArticles } from './found-articles.tsx'
import { FoundPlaces } from './found-places.tsx'
import styles from './knowledge-screen.module.css'

export const meta = () => [{ title: pageTitle('Knowledge Base') }]

/** The articles that the AI coach quotes from, by shelf, with a search. */
export default function KnowledgeScreen() {
  const { address, searchFor } = useListAddress()
  const search = (address.get('search') ?? '').trim().slice(0, SEARCH_MAXIMUM)
  const { data, error, isPlaceholderData, refetch } = useQuery(articlesQuery(search))
  const failed = error && failureText(error, 'The articles could not be fetched.')
  return (
    <Page>
      <PageHeader
        title="Knowledge Base"
        subtitle="Short articles on what stands behind the numbers, each with its sources."
      >
        <SearchField label="Search articles" value={search} onSearch={searchFor} maxLength={SEARCH_MAXIMUM} />
      </PageHeader>
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
            <div className={styles.stack}>
              <FoundPlaces search={search} />
              <FoundArticles articles={data} search={search} onShowAll={() => searchFor('')} />
            </div>
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
