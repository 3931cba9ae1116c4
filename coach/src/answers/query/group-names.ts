import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import { writeCondition } from '../../wording/conditions.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { joinAnd } from '../phrases/lists.ts'
import type { AnswerInput } from './answer-input.ts'

/** More names than this are given as a number. */
const NAMED = 4

/** `the team's` for everybody but a few, else `the group's`. */
export const whose = ({ query: { who } }: AnswerInput): string => (isOfTeam(who) ? "the team's" : "the group's")

export const isOfTeam = ({ ids, where, first }: Who) => ids === undefined && where === undefined && first === undefined

/** `the team without Ann Ash`, `Ann Ash and Bea Birch`, `the 4 athletes with a latest recovery below 34%`. */
export const nameGroupOf = (told: AnswerInput): string =>
  namePeople(
    told.query.who,
    told.facts.people.map(({ name }) => name),
    told,
  )

export function namePeople(who: Who, names: readonly string[], { context: { scope } }: AnswerInput): string {
  if (isOfTeam(who)) {
    const except = scope.athletes.filter(({ id }) => who.except?.includes(id)).map(({ name }) => plainName(name))
    const left = except.length > NAMED ? `${except.length} athletes` : joinAnd(except)
    return `the team${except.length === 0 ? '' : ` without ${left}`}`
  }
  if (names.length === 0) return 'nobody'
  const count = counted(names.length, 'athlete')
  if (who.first) return `the ${count} with the ${who.first.order} ${nameMeasure(who.first.measure)}`
  if (who.where) {
    const conditions = joinAnd(
      who.where.map((condition) => writeCondition(condition)),
      who.combine === 'any' ? 'or' : 'and',
    )
    return `the ${count} ${who.not ? 'who do not have' : 'with'} ${conditions}`
  }
  return names.length > NAMED ? `these ${count}` : joinAnd(names.map(boldName))
}
