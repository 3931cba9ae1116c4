import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { failureText } from '../../shared/api/failure-text.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { articleQuery } from './article-queries.ts'
import styles from './article-screen.module.css'
import { BackLink } from './back-link.tsx'
import { ReadArticle } from './read-article.tsx'

const UNTITLED = pageTitle('Knowledge article')

export const meta = () => [{ title: UNTITLED }]

/** One article, to read and to print. */
export default function ArticleScreen() {
  const { slug = '' } = useParams()
  const { data, error, refetch } = useQuery(articleQuery(slug))
  const title = data?.title
  useEffect(() => {
    document.title = title ? pageTitle(title) : UNTITLED
  }, [title])

  const isGone = error instanceof CallFailure && error.status === 404
  return (
    <Page narrow>
      <div className={styles.column}>
        <div className={styles.back}>
          <BackLink />
        </div>
        {data && !isGone ? (
          <ReadArticle article={data} />
        ) : isGone ? (
          <>
            <PageHeader title="No such article" />
            <EmptyCard
              reason="The knowledge base has no article at this address."
              action={<ButtonLink to="/knowledge">See all articles</ButtonLink>}
            >
              It may have been given another name.
            </EmptyCard>
          </>
        ) : error ? (
          <>
            <PageHeader title="The article could not be opened" />
            <ErrorCard message={failureText(error, 'The article could not be fetched.')} onRetry={() => void refetch()}>
              Everything else works as before.
            </ErrorCard>
          </>
        ) : (
          <>
            <PageHeader title="Knowledge article" subtitle={<span role="status">Loading the article</span>} />
            <CardSkeleton lines={4} />
          </>
        )}
      </div>
    </Page>
  )
}
