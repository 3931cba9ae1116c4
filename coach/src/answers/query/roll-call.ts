import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { joinNames } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { sentences } from '../phrases/lists.ts'

/** "How many athletes are on the team": everybody, with or without records, and no other condition. */
export const isRollCall = ({ who, measures, asks, days }: Query): boolean =>
  asks === 'how_many' &&
  Object.keys(who).length === 0 &&
  Object.keys(days).length === 0 &&
  measures.every(({ metric, aggregate }) => metric === 'any_record' && aggregate === 'latest')

/** How many are on the team, and how many of them have data. */
export async function answerRollCall({ toolbox, scope }: Sources): Promise<string> {
  const { athletes, withData } = await toolbox.call('team_overview', {})
  const without = scope.athletes.filter(({ connected }) => !connected).map(({ name }) => name)
  return sentences(
    `There are **${counted(athletes, 'athlete')}** on the team, ${withData} of them with data in the last ${scope.days} days.`,
    without.length > 0 && `No device: ${joinNames(without)}.`,
  )
}
