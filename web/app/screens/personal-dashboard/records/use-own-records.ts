import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { useLastDefined } from '../../../shared/period/use-last-defined.ts'
import { hoursAsNights } from './hours-as-nights.ts'
import { isOAuthRequired, ownRecordsFailureText } from './own-records-failure.ts'
import { ownActivityQuery, ownHrvQuery, ownSleepQuery } from './own-records-queries.ts'

/** The three calls of the Personal Dashboard: their latest records, whether they are loading, and the failures. */
export function useOwnRecords(days: number) {
  const client = useQueryClient()
  const hrv = useQuery(ownHrvQuery(client, days))
  const sleep = useQuery(ownSleepQuery(client, days))
  const activity = useQuery(ownActivityQuery(client, days))
  const failed = {
    hrv: hrv.error && ownRecordsFailureText(hrv.error, ANALYTICS_TEXTS.hrvFailed),
    sleep: sleep.error && ownRecordsFailureText(sleep.error, ANALYTICS_TEXTS.sleepFailed),
    activity: activity.error && ownRecordsFailureText(activity.error, ANALYTICS_TEXTS.activityFailed),
  }
  const nights = useMemo(() => hoursAsNights(sleep.data, hrv.data), [sleep.data, hrv.data])
  return {
    hrv: useLastDefined(hrv.data, 'hrv'),
    sleep: useLastDefined(nights, 'sleep'),
    activity: useLastDefined(activity.data, 'activity'),
    isFetching: hrv.isFetching || sleep.isFetching || activity.isFetching,
    oauthRequired: [hrv, sleep, activity].some(({ error }) => isOAuthRequired(error)),
    /** The failure of each call; null: none. */
    failed,
    failureTexts: [...new Set(Object.values(failed).filter((text) => text !== null))],
    refresh: () => client.invalidateQueries({ queryKey: queryKeys.ownRecords }),
  }
}

export type OwnRecordsShown = ReturnType<typeof useOwnRecords>
