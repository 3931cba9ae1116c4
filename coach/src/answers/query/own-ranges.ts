import { NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import { writeSize } from '../../wording/figures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { lookUp } from '../context/look-up.ts'
import { joinAnd, joinFew, sentences } from '../phrases/lists.ts'
import type { AnswerInput } from './answer-input.ts'

const FROM_OWN_RANGE = { metric: 'hrv', aggregate: 'from_own_range' } as const
const ABSOLUTE: readonly string[] = ['latest', 'mean', 'median', 'min', 'max', 'weighted_mean']

/**
 * Before an order by HRV that can be of one maker alone: who is outside their own range, of all makers, since that compares across
 * them. '' where the order has everybody in it.
 */
export async function sayOwnRanges({ query, facts, context }: AnswerInput): Promise<string> {
  const [measure] = query.measures
  const hasOthers = facts.leftOut.some(({ reason }) => reason === 'other_provider')
  if (!hasOthers || measure?.metric !== 'hrv' || !ABSOLUTE.includes(measure.aggregate)) return ''
  const { who } = query
  const own = await lookUp(
    { who, measures: [FROM_OWN_RANGE], days: {}, by: ['athlete'], order: 'lowest', asks: 'who' },
    context,
  )
  const told = own.rows.flatMap(({ group: { athlete }, facts: [fact] }) =>
    athlete && fact && fact.value !== null ? [{ name: athlete.name, value: fact.value }] : [],
  )
  if (told.length === 0) return ''
  const write = ({ name, value }: (typeof told)[number]) => `${boldName(name)} ${writeSize(FROM_OWN_RANGE, value)}`
  const [below, above] = [told.filter(({ value }) => value < 0), told.filter(({ value }) => value > 0).reverse()]
  const within = told.filter(({ value }) => value === 0)
  const unknown = own.leftOut.filter(({ reason }) => reason === 'too_few_records')
  const of = [
    below.length > 0 ? `below it ${joinAnd(below.map(write))}` : 'nobody below it',
    above.length > 0 && `above it ${joinAnd(above.map(write))}`,
    within.length > 0 && `within it ${joinFew(within.map(({ name }) => plainName(name)))}`,
  ].filter(Boolean)
  return sentences(
    `HRV of the last week against their own range, all makers: ${of.join('; ')}.`,
    unknown.length > 0 &&
      `No range yet, which takes ${NORMAL_RANGE_MINIMUM} nights: ${joinFew(unknown.map(({ athlete }) => plainName(athlete.name)))}.`,
  )
}
