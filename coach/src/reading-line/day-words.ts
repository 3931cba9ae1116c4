import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { joinAnd } from '../wording/english.ts'
import { labelOf } from '../wording/metrics.ts'
import type { LineScope } from './line-segments.ts'

/** What an answer about a day contains. */
const FORMS: Record<DayAsked['form'], string> = {
  sick: 'who may be getting ill',
  groups: 'lifting groups for today',
  changes: 'what changed since yesterday',
  order: 'who to see first',
  sit_out: 'who to hold back today',
  push: 'who to push today',
  live: 'who can go live today',
  planned: 'who trains as planned today',
  unusual: 'who stands out',
  everybody: 'what everybody should do today',
  ready: 'what everybody should do today',
  brief: 'how they are doing',
  one: 'the one thing that matters most today',
}
export const dayForm = ({ form }: DayAsked): string => FORMS[form]

const ONLY: Record<NonNullable<DayAsked['only']>, string> = {
  worse: 'only the worse ones',
  better: 'only the better ones',
  red: 'only those in the red',
  yellow: 'only those in the yellow',
  green: 'only those in the green',
}
const PLACES = {
  hard: 'a hard day',
  as_planned: 'a day as planned',
  lighter: 'a lighter day',
  easy: 'no live wrestling',
}
const SHOWN = { names: 'names only', table: 'as a table' }

/** How a list about a day is cut, ordered and shown, such as `the first 3, names only`; '' for the default. */
export function dayHow(
  { back, limit, shown, only, order, fresh, vitals, nights, moved = [] }: DayAsked,
  { athletes }: LineScope,
): string {
  const places = moved.flatMap(({ id, to }) => {
    const name = athletes.find((athlete) => athlete.id === id)?.name.trim()
    return name === undefined ? [] : [`${name} moved to ${PLACES[to]}`]
  })
  const parts = [
    back !== undefined && (back === -1 ? 'of yesterday' : `of ${-back} days ago`),
    only && ONLY[only],
    order && `${order} recovery first`,
    limit !== undefined && `the first ${limit}`,
    vitals &&
      `by ${joinAnd(
        vitals.map((metric) => labelOf({ metric })),
        'or',
      )}`,
    nights !== undefined && `over the last ${nights} nights`,
    fresh && 'only those with fresh data',
    places.length > 0 && `with ${joinAnd(places)}`,
    shown && SHOWN[shown],
  ]
  return parts.filter(Boolean).join(', ')
}
