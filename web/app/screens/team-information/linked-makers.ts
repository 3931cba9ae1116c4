import { providerLabel, SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { TeamMember } from '@corner/contract/entities/teams.ts'

/** How many athletes have a link with a maker. */
interface LinkedMaker {
  provider: string
  athletes: number
}

/** The makers of a team's wearables, the most frequent first. */
export function makersOf(athletes: readonly Pick<TeamMember, 'providers'>[]): LinkedMaker[] {
  const counts = new Map<string, number>()
  for (const { providers = [] } of athletes)
    for (const provider of providers) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  return [...counts]
    .map(([provider, count]) => ({ provider, athletes: count }))
    .sort((a, b) => b.athletes - a.athletes || (a.provider < b.provider ? -1 : 1))
}

/** The words of the specification, unless other makers are linked too. */
export const linkedLabel = (makers: readonly LinkedMaker[]): string =>
  makers.every(({ provider }) => provider === SPECIFIED_PROVIDER) ? 'Connected to Whoop' : 'Connected to a wearable'

/** `12 WHOOP, 3 Oura` */
export const makersText = (makers: readonly LinkedMaker[]): string =>
  makers.map(({ provider, athletes }) => `${athletes} ${providerLabel(provider)}`).join(', ')
