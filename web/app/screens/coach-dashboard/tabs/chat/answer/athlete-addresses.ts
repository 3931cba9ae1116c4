import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import type { Period } from '@corner/contract/periods.ts'
import { createContext } from 'react'
import { athleteAddress } from '../../../../../shared/athlete-link/athlete-address.ts'

/** The address of each athlete by full name; a name that two share leads nowhere, as an answer does not say which. */
type AthleteAddresses = ReadonlyMap<string, string>

/** Of the team that the chat is about. */
export const AthleteAddressesContext = createContext<AthleteAddresses>(new Map())

/** @param days the period of the page, whose flags the athlete's page explains */
export function athleteAddresses(
  teamId: string,
  athletes: readonly Pick<AthleteRecords, 'athlete_id' | 'athlete_name'>[],
  days: Period,
): AthleteAddresses {
  const bearers = Map.groupBy(athletes, ({ athlete_name }) => athlete_name)
  return new Map(
    [...bearers].flatMap(([name, [athlete, ...others]]) =>
      athlete && others.length === 0 ? [[name, athleteAddress(teamId, athlete.athlete_id, days)]] : [],
    ),
  )
}
