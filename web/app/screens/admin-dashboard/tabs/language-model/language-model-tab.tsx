import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { ErrorCard } from '../../../../ui/feedback/error-card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { languageModelQuery } from './language-model-query.ts'
import { NoModelCard } from './no-model-card.tsx'
import { SetUpCard } from './set-up-card.tsx'
import { TodayCards } from './today-cards.tsx'

/** The configured language model, its usage today, and a connection test. */
export function LanguageModelTab() {
  const { data, error, refetch } = useQuery(languageModelQuery)
  if (!data && error)
    return <ErrorCard message={failureText(error, ADMIN_TEXTS.fetchFailed)} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton lines={8} />
  if (!data.model) return <NoModelCard />
  return (
    <>
      {error && <Notice kind="error">{ADMIN_TEXTS.fetchFailed}. What came before is still shown.</Notice>}
      <TodayCards today={data.today} />
      <ConnectionCard />
      <SetUpCard model={data.model} />
    </>
  )
}
