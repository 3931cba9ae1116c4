import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import { evaluate } from '@corner/analytics/query/evaluate.ts'
import type { Facts } from '@corner/analytics/query/facts.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import { PERIOD, TODAY } from './corpus.ts'
import { isSame } from './same-request.ts'

/** `right`: the same figures of the same people; `partly`: they are among those shown, or a part of them is; `wrong`: another question. */
export type Verdict = 'right' | 'partly' | 'wrong'

/** Kinds with answers similar enough to serve either question. */
const NEAR: readonly (readonly string[])[] = [
  ['overview status', 'overview at_risk', 'advice'],
  ['advice', 'why'],
  ['advice', 'knowledge'],
  ['cannot not_stored', 'cannot off_topic', 'cannot no_such_action', 'cannot future'],
  ['cannot other_team', 'cannot stranger'],
  ['talk check', 'talk objection', 'talk source'],
  ['talk greeting', 'talk thanks', 'talk help'],
]

const nameOf = (request: Request) =>
  request.kind === 'overview'
    ? `overview ${request.focus}`
    : request.kind === 'cannot'
      ? `cannot ${request.because}`
      : request.kind === 'talk'
        ? `talk ${request.about}`
        : request.kind

/** Compares a reading with the label by their figures on a synthetic team. */
export function judge(asked: Request, read: Request | undefined, team: readonly DayRecords[]): Verdict {
  if (!read) return 'wrong'
  if (isSame(asked, read)) return 'right'
  if (asked.kind !== 'query' || read.kind !== 'query') {
    const [a, b] = [nameOf(asked), nameOf(read)]
    if (a === b) return samePeople(asked, read) ? 'right' : 'wrong'
    return NEAR.some((group) => group.includes(a) && group.includes(b)) && samePeople(asked, read) ? 'partly' : 'wrong'
  }
  const [gold, made] = [askedFacts(asked.query, team), factsOf(read.query, team)]
  if (!gold || !made) return 'wrong'
  const [wanted, shown] = [cellsOf(gold), cellsOf(made)]
  if (wanted.size === 0) return shown.size === 0 ? 'partly' : 'wrong'
  const found = [...wanted].filter((cell) => shown.has(cell)).length
  const first = [...firstCells(gold)]
  const hasFirst = first.every((cell) => shown.has(cell))
  const sameRows = gold.rows.length === made.rows.length
  if (found === wanted.size && sameRows) return 'right'
  if (hasFirst && first.length > 0 && sameRows) return 'partly'
  // A longer list that contains what was asked for: the reader finds it among others.
  if (
    hasFirst &&
    first.length > 0 &&
    made.rows.length <= Math.max(30, gold.rows.length * 3) &&
    !isTurned(asked.query, read.query)
  )
    return 'partly'
  return 'wrong'
}

const samePeople = (a: Request, b: Request) => {
  const who = (request: Request) =>
    'who' in request ? JSON.stringify([request.who.ids?.toSorted() ?? [], request.who.except ?? []]) : ''
  return who(a) === who(b) || !('who' in a) || !('who' in b)
}

/** Asked for some and shown all without saying so: for conditions that is another question. */
const isTurned = (asked: Query, read: Query) =>
  (asked.who.where?.length ?? 0) > (read.who.where?.length ?? 0) ||
  Boolean(asked.who.except) !== Boolean(read.who.except) ||
  Boolean(asked.who.not) !== Boolean(read.who.not)

/** Several readings are compared with one label. */
const worked = new WeakMap<Query, Facts>()
function askedFacts(query: Query, team: readonly DayRecords[]): Facts | undefined {
  const known = worked.get(query) ?? factsOf(query, team)
  if (known) worked.set(query, known)
  return known
}

function factsOf(query: Query, athletes: readonly DayRecords[]): Facts | undefined {
  try {
    return evaluate(query, { athletes, today: TODAY, days: PERIOD })
  } catch {
    return undefined
  }
}

const groupKey = (group: Facts['rows'][number]['group']) =>
  [group.athlete?.id, group.day, group.weekday, group.week?.until, group.band].map((each) => each ?? '').join(' ')
const valueKey = (value: number | null) => (value === null ? 'none' : value.toFixed(3))

function cellsOf({ rows, against }: Facts): Set<string> {
  const cell = (side: string) => (row: Facts['rows'][number]) =>
    row.facts.map((fact) => `${side}${groupKey(row.group)} ${fact.measure.metric} ${valueKey(fact.value)}`)
  return new Set([...rows.flatMap(cell('')), ...(against?.rows ?? []).flatMap(cell('against '))])
}

const firstCells = ({ rows }: Facts) =>
  new Set(
    rows.flatMap((row) =>
      row.facts.slice(0, 1).map((fact) => `${groupKey(row.group)} ${fact.measure.metric} ${valueKey(fact.value)}`),
    ),
  )
