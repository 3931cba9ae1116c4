import type { DataAudience } from '@corner/contract/entities/privacy.ts'
import { dataAudience } from '@corner/contract/routes/privacy.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'

const TITLE = 'Who can see your data'

export const audienceQuery = queryOptions({
  queryKey: ['own', 'audience'],
  queryFn: ({ signal }) => call(dataAudience, { signal }),
})

export function AudienceCard() {
  const { data, error, isPending, refetch } = useQuery(audienceQuery)
  if (isPending) return <CardSkeleton lines={3} />
  if (!data) {
    const message = failureText(error, 'Who can see your data could not be read.')
    return <ErrorCard title={TITLE} message={message} onRetry={() => void refetch()} />
  }
  return (
    <Card title={TITLE}>
      <p className={styles.explain}>
        {data.coaches.length === 0
          ? 'You, and the administrators of this Corner. No coach can see your data.'
          : 'You, the coaches of the teams in which you are an athlete, and the administrators of this Corner.'}
      </p>
      <Viewers {...data} />
    </Card>
  )
}

function Viewers({ coaches, administrators }: DataAudience) {
  return (
    <ul className={styles.people}>
      {coaches.map(({ full_name, email, teams }) => (
        <li key={email}>
          <b>
            <PersonName name={full_name} />
          </b>
          <span>
            Coach of <bdi>{teams.join(', ')}</bdi> · <EmailAddress address={email} />
          </span>
        </li>
      ))}
      {administrators.map(({ full_name, email }) => (
        <li key={email}>
          <b>
            <PersonName name={full_name} />
          </b>
          <span>
            Administrator · <EmailAddress address={email} />
          </span>
        </li>
      ))}
    </ul>
  )
}
