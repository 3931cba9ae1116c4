import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { browserDay } from '../../../shared/period/chart-days.ts'
import { usePeriod } from '../../../shared/period/use-period.ts'
import { type FlaggedAthlete, flaggedAthletes } from '../../../shared/team/flagged-athletes.ts'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../shared/team/team-queries.ts'
import { useAthleteDays, verdictsIn } from '../../../shared/verdict/athlete-days.ts'

/**
 * The flagged athletes of a team, in the order and over the period of the Team Overview, whose records are usually at
 * hand.
 * @param mayAsk what the page itself shows has come
 */
export function useFlaggedAthletes(teamId: string, mayAsk: boolean): readonly FlaggedAthlete[] | undefined {
  const [days] = usePeriod()
  const enabled = mayAsk && teamId !== ''
  const [{ data: recovery }, { data: sleep }, { data: activity }] = useQueries({
    queries: [
      { ...teamRecoveryQuery(teamId, days), enabled },
      { ...teamSleepQuery(teamId, days), enabled },
      { ...teamActivityQuery(teamId, days), enabled },
    ],
  })
  const today = recovery?.summary.today ?? browserDay()
  const athleteDays = useAthleteDays(teamId, today, enabled)
  return useMemo(() => {
    if (!recovery || !sleep || !activity || athleteDays === undefined) return undefined
    return flaggedAthletes({ recovery, sleep, activity }, verdictsIn(athleteDays), days, today)
  }, [recovery, sleep, activity, athleteDays, days, today])
}
