import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactWindow } from '@corner/analytics/query/facts.ts'
import { isMixedTeam } from '../../reading/readiness-meant.ts'
import { writeFigure } from '../../wording/figures.ts'
import { boldName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { joinAnd } from '../phrases/lists.ts'

const READINESS = { metric: 'corner_readiness', aggregate: 'mean' } as const
const NAMED = 3

/**
 * Before a team's recovery on days that are over, where some have a maker without one: Corner readiness, which everybody can have,
 * and who had the least. '' in a team of WHOOP alone, or without values.
 */
export async function sayReadinessThen(
  { from, until }: Pick<FactWindow, 'from' | 'until'>,
  over: string,
  { scope, toolbox }: Sources,
): Promise<string> {
  if (!isMixedTeam(scope)) return ''
  const days = { window: { from, until } }
  const team = await lookUp({ who: {}, measures: [READINESS], days, asks: 'value' }, { toolbox })
  const fact = team.rows[0]?.facts[0]
  if (!isKnown(fact)) return ''
  const order = { by: ['athlete' as const], order: 'lowest' as const, limit: NAMED, asks: 'who' as const }
  const { rows } = await lookUp({ who: {}, measures: [READINESS], days, ...order }, { toolbox })
  const lowest = rows.flatMap(({ group: { athlete }, facts: [one] }) =>
    athlete && isKnown(one) ? [`${boldName(athlete.name)} ${writeFigure(READINESS, one.value)}`] : [],
  )
  return `By their own range, the team's average Corner readiness ${over} was **${writeFigure(READINESS, fact.value, fact.athletes)}** of 100 (${counted(fact.athletes, 'athlete')}; 50 is as usual). Lowest: ${joinAnd(lowest)}.`
}
