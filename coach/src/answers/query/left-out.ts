import type { LeftOut } from '@corner/analytics/query/facts.ts'
import { joinAnd, sentences } from '../phrases/lists.ts'
import { plainName } from '../phrases/names.ts'

/** More names than this are a number. */
const NAMED = 6

/** Who could not be judged, in one short clause for each reason; '' where everybody could. Only lists and counts of people say it. */
export function sayLeftOut(leftOut: readonly LeftOut[]): string {
  const of = (...reasons: LeftOut['reason'][]) => leftOut.filter(({ reason }) => reasons.includes(reason))
  return sentences(
    clause('No data', of('not_connected', 'no_data')),
    clause('Not counted, too few records', of('too_few_records')),
    clause('Not counted, device of another maker', of('other_maker')),
  )
}

function clause(what: string, people: readonly LeftOut[]): string {
  if (people.length === 0) return ''
  const names = people.map(({ athlete }) => plainName(athlete.name))
  return `${what}: ${names.length > NAMED ? `${names.length} athletes` : joinAnd(names)}.`
}
