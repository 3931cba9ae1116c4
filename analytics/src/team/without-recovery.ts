import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { counted } from '../numbers/counted.ts'

/** Athletes of one maker that gives no recovery. */
export interface WithoutRecovery {
  provider: string
  athletes: number
}

/** Whether an athlete's mornings come without a recovery: the maker gives none, so that only the own range can judge them. */
export const hasNoRecovery = ({ metrics: { recovery } }: Pick<AthleteStatus, 'metrics'>): boolean =>
  recovery.latestRecovery === null && recovery.mornings > 0

/** Whose mornings come without a recovery, by maker, the most common first. */
export function readWithoutRecovery(
  statuses: readonly Pick<AthleteStatus, 'athlete' | 'metrics'>[],
): readonly WithoutRecovery[] {
  const counts = new Map<string, number>()
  for (const status of statuses) {
    const { provider } = status.athlete
    if (provider !== null && hasNoRecovery(status)) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  }
  return [...counts]
    .map(([provider, athletes]) => ({ provider, athletes }))
    .sort((a, b) => b.athletes - a.athletes || (a.provider < b.provider ? -1 : 1))
}

/**
 * Who is left out of what is compared by recovery, and why: `4 athletes have no WHOOP recovery: 3 use Oura, 1 Polar; they are judged by
 * their own range.` '' where nobody is.
 * @param compared the maker whose recoveries are compared; null: nobody's are
 */
export function sayWithoutRecovery(without: readonly WithoutRecovery[], compared: string | null): string {
  const total = without.reduce((sum, { athletes }) => sum + athletes, 0)
  if (total === 0) return ''
  const makers = without.map(
    ({ provider, athletes }, place) =>
      `${athletes} ${place > 0 ? '' : athletes === 1 ? 'uses ' : 'use '}${providerLabel(provider)}`,
  )
  const what = compared === null ? 'no recovery' : `no ${providerLabel(compared)} recovery`
  const have = total === 1 ? 'has' : 'have'
  return `${counted(total, 'athlete')} ${have} ${what}: ${makers.join(', ')}; they are judged by their own range.`
}
