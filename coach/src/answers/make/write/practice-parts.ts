import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'

export type PracticePartName = NonNullable<TeamPlan['lengths']>[number]['part']

interface PracticePart {
  name: PracticePartName
  minutes: number
}

/** The length of a practice where none was given. */
const USUAL_MINUTES = 90
const STEP = 5
/** Below this even steps of five minutes are too coarse. */
const FINE_UNDER = 40

/** Shares of the whole; the remainder from rounding goes to drilling, else to the longest part without a set length. */
const SHARES: Record<PracticePartName, number> = {
  warm_up: 0.12,
  drill: 0.27,
  situational: 0.2,
  live: 0.23,
  conditioning: 0.09,
  cool_down: 0.09,
}

const ORDERS: Record<'start' | 'middle' | 'end', readonly PracticePartName[]> = {
  start: ['warm_up', 'live', 'drill', 'situational', 'conditioning', 'cool_down'],
  middle: ['warm_up', 'drill', 'live', 'situational', 'conditioning', 'cool_down'],
  end: ['warm_up', 'drill', 'situational', 'live', 'conditioning', 'cool_down'],
}

/**
 * The parts of a practice in order, with minutes that add up to the whole; to more, where the lengths that were set leave
 * no time for the others: no part is left out for it.
 */
export function partsOf({ minutes = USUAL_MINUTES, live, drops = [], lengths = [] }: TeamPlan): PracticePart[] {
  const names = ORDERS[live === undefined || live === 'none' ? 'end' : live].filter(
    (name) => !(name === 'live' && live === 'none') && !drops.some((drop) => drop === name),
  )
  const said = (name: PracticePartName) => lengths.find(({ part }) => part === name)?.minutes
  const fixed = names.reduce((sum, name) => sum + (said(name) ?? 0), 0)
  const free = names.filter((name) => said(name) === undefined)
  const left = Math.max(0, minutes - fixed)
  const shares = free.reduce((sum, name) => sum + SHARES[name], 0)
  const step = minutes < FINE_UNDER ? 1 : STEP
  const parts = names.map((name) => ({
    name,
    minutes: said(name) ?? Math.max(step, Math.round((left * SHARES[name]) / shares / step) * step),
  }))
  const open = parts.filter(({ name }) => said(name) === undefined)
  const rest = open.find(({ name }) => name === 'drill') ?? open.toSorted((a, b) => b.minutes - a.minutes)[0]
  if (rest) rest.minutes = Math.max(step, rest.minutes + minutes - parts.reduce((sum, part) => sum + part.minutes, 0))
  return parts
}
