import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLastGood } from '../period/last-good.ts'
import { isOAuthRequired, ownRecordsFailureText } from './own-records-failure.ts'
import { OWN_RECORDS, ownActivityQuery, ownHrvQuery, ownSleepQuery } from './own-records-queries.ts'

/** The three calls of the Personal Dashboard: what they brought last, whether they run, and what went wrong. */
export function useOwnRecords(days: number) {
  const client = useQueryClient()
  const hrv = useQuery(ownHrvQuery(client, days))
  const sleep = useQuery(ownSleepQuery(client, days))
  const activity = useQuery(ownActivityQuery(client, days))
  const failures = [
    { error: hrv.error, otherwise: ANALYTICS_TEXTS.hrvFailed },
    { error: sleep.error, otherwise: ANALYTICS_TEXTS.sleepFailed },
    { error: activity.error, otherwise: ANALYTICS_TEXTS.activityFailed },
  ].flatMap(({ error, otherwise }) => (error ? [{ error, text: ownRecordsFailureText(error, otherwise) }] : []))
  return {
    hrv: useLastGood(hrv.data, 'hrv'),
    sleep: useLastGood(sleep.data, 'sleep'),
    activity: useLastGood(activity.data, 'activity'),
    isFetching: hrv.isFetching || sleep.isFetching || activity.isFetching,
    oauthRequired: failures.some(({ error }) => isOAuthRequired(error)),
    failureTexts: [...new Set(failures.map(({ text }) => text))],
    refresh: () => client.invalidateQueries({ queryKey: OWN_RECORDS }),
  }
}

export type OwnRecordsShown = ReturnType<typeof useOwnRecords>
