import type { Days, Who } from '@corner/contract/entities/query.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { alikeFor } from './alike.ts'
import { openMeasure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { JudgedAthlete, LeftOut } from './facts.ts'
import { leftOut, ofOtherProvider } from './facts-of.ts'
import { judgePeople } from './judge-people.ts'
import { inOrder } from './order.ts'

export interface People {
  people: readonly AthleteReader[]
  judged: readonly JudgedAthlete[]
  leftOut: readonly LeftOut[]
}

/**
 * The athletes of a query: the named ones or everybody, without the excluded, those who meet the conditions, and of these
 * the first.
 * @throws Refusal `not_found` for an unknown id
 */
export function selectPeople(who: Who, days: Days, context: QueryContext): People {
  const asked = withoutThem(named(who.ids, context) ?? context.everybody, named(who.except, context) ?? [])
  if (who.where === undefined) return firstOf(who, { people: asked, judged: [], leftOut: [] }, days, context)
  const judgements = judgePeople(asked, who, days, context)
  const met = judgements.filter(({ judged }) => judged.verdict === 'met')
  const unknown = judgements.filter(({ judged }) => judged.verdict === 'unknown')
  const found = {
    people: met.map(({ athlete }) => athlete),
    judged: judgements.map(({ judged }) => judged),
    leftOut: unknown.map(({ athlete, judged: { values } }) =>
      leftOut(athlete, Math.max(...values.map(({ fact }) => fact.records))),
    ),
  }
  return firstOf(who, found, days, context)
}

function named(ids: readonly string[] | undefined, { everybody }: QueryContext): AthleteReader[] | undefined {
  if (ids === undefined) return undefined
  return [...new Set(ids)].map((id) => {
    const found = everybody.find(({ athlete }) => athlete.id === id)
    if (found === undefined) throw notFound('The athlete')
    return found
  })
}

const withoutThem = (people: readonly AthleteReader[], excepted: readonly AthleteReader[]) =>
  people.filter((athlete) => !excepted.includes(athlete))

function firstOf({ first }: Who, found: People, days: Days, context: QueryContext): People {
  if (first === undefined) return found
  const alike = alikeFor(found.people, [first.measure], context)
  const open = openMeasure(first.measure, days, [], context)
  const read = alike.map((athlete) => ({ athlete, figure: open.figuresOf(athlete)[0]?.figure ?? null }))
  const valued = read.flatMap(({ athlete, figure }) =>
    figure?.value === null || figure === null ? [] : [{ athlete, value: figure.value }],
  )
  const places = inOrder(
    valued,
    first.order,
    ({ value }) => value,
    (a, b) => byName(a.athlete, b.athlete),
  )
  return {
    people: places.filter(({ place }) => place <= first.limit).map(({ one }) => one.athlete),
    judged: found.judged,
    leftOut: [
      ...found.leftOut,
      ...read.flatMap(({ athlete, figure }) =>
        figure === null || figure.value === null ? [leftOut(athlete, figure?.records ?? 0)] : [],
      ),
      ...withoutThem(found.people, alike).map(ofOtherProvider),
    ],
  }
}

export const byName = (a: AthleteReader, b: AthleteReader): number =>
  compareText(a.athlete.name, b.athlete.name) || compareText(a.athlete.id, b.athlete.id)

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
