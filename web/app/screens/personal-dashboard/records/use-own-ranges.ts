import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NORMAL_RANGE_PERIOD } from '../../../shared/period/normal-range-period.ts'
import { hoursAsNights } from './hours-as-nights.ts'
import { type OwnRanges, ownRanges } from './own-ranges.ts'
import { ownHrvQuery, ownSleepQuery } from './own-records-queries.ts'

/**
 * The own normal ranges, from the newest month whatever period is shown.
 * @param isWanted the records of the shown period have come, which go first
 */
export function useOwnRanges(isWanted: boolean): OwnRanges {
  const client = useQueryClient()
  const { data: hrv } = useQuery({ ...ownHrvQuery(client, NORMAL_RANGE_PERIOD), enabled: isWanted })
  const { data: sleep } = useQuery({ ...ownSleepQuery(client, NORMAL_RANGE_PERIOD), enabled: isWanted })
  return useMemo(() => ownRanges(hrv, hoursAsNights(sleep, hrv)), [hrv, sleep])
}
