import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { failureText } from '../../shared/api/failure-text.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyCard } from '../../ui/empty-card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Page, PageHead } from '../../ui/page-head.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
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
            <PageHead title="No such article" />
            <EmptyCard
              reason="The knowledge base has no article at this address."
              action={<ButtonLink to="/knowledge">See all articles</ButtonLink>}
            >
              It may have been given another name.
            </EmptyCard>
          </>
        ) : error ? (
          <>
            <PageHead title="The article could not be opened" />
            <ErrorCard message={failureText(error, 'The article could not be fetched.')} onRetry={() => void refetch()}>
              Everything else works as before.
            </ErrorCard>
          </>
        ) : (
          <>
            <PageHead title="Knowledge article" subtitle={<span role="status">Loading the article</span>} />
            <CardSkeleton lines={4} />
          </>
        )}
      </div>
    </Page>
  )
}
