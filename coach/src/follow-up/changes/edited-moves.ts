import type { Query } from '@corner/contract/entities/query.ts'
import { readEdit } from '../../answers/day/edit/read-edit.ts'
import { joinAnd, paragraphs } from '../../answers/phrases/lists.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { capital } from '../../wording/english.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { fromTo, type Moved, readMoves } from '../changes-of-each.ts'
import { isDecreaseMeant } from '../direction-meant.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { numberedLines } from '../numbered-lines.ts'
import { listedIds } from '../people-meant.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

/** "Just names", "as a table", "top 5" after who rose and fell: the same changes, ordered by size. */
export const editedMoves: ReadFollowUp = async (said) => {
  const { last, message, scope } = said
  const { query } = last
  const [measure, second] = query.measures
  const isOfMoves = query.against !== undefined && 'days' in query.against && query.by?.join() === 'athlete'
  const edit = isOfMoves && measure && !second ? readEdit(message, scope) : undefined
  if (!edit || !measure || edit.with || edit.without || edit.moved || edit.form || edit.fresh) return undefined
  const { shown, limit, order } = edit
  if (shown === undefined && limit === undefined) return undefined
  const isWorse = order === 'worst' || order === 'lowest'
  const isBetter = order === 'best' || order === 'highest'
  const isUpGood = metricCalled(measure.metric).better !== 'lower'
  const isDown = isWorse ? isUpGood : isBetter ? !isUpGood : isDecreaseMeant(last)
  const stretches = comparedPeriodsOf(query, scope)
  const moves = await readMoves({ who: query.who, metrics: [measure.metric], each: true }, stretches, said)
  const sorted = moves.toSorted((a, b) => (isDown ? a.difference - b.difference : b.difference - a.difference))
  const named = listedIds(last) ?? moves.flatMap(({ athlete }) => athlete?.id ?? [])
  const told = limit === undefined ? (shown === 'names' ? sorted.filter(isOf(named)) : sorted) : sorted.slice(0, limit)
  const [first, ...others] = told.flatMap(({ athlete }) => athlete?.id ?? [])
  if (first === undefined) return undefined
  const isAll = told.length === moves.length
  const kept: Query = {
    ...query,
    who: isAll ? query.who : { ids: [first, ...others] },
    order: isDown ? 'lowest' : 'highest',
  }
  const { limit: _, place: __, ...whole } = kept
  const heading = `${capital(labelOf(measure))} on average, ${phraseComparedPeriods(stretches, scope)}, the furthest ${isDown ? 'down' : 'up'} first:`
  return {
    request: { kind: 'query', query: whole },
    response:
      shown === 'names'
        ? `${joinAnd(told.map((one) => boldName(one.athlete?.name ?? '')))}.`
        : paragraphs(heading, shown === 'table' ? tableOf(told) : numberedLines(told.map(lineOf))),
  }
}

const isOf =
  (ids: readonly string[]) =>
  ({ athlete }: Moved) =>
    athlete !== undefined && ids.includes(athlete.id)

const lineOf = (one: Moved) => `${boldName(one.athlete?.name ?? '')}: ${fromTo(one)}`

const tableOf = (moves: readonly Moved[]): string =>
  [
    '| Athlete | Before | Now | Change |',
    '| --- | --- | --- | --- |',
    ...moves.map(
      (one) =>
        `| ${plainName(one.athlete?.name ?? '')} | ${nameFigure(one.before)} | ${nameFigure(one.now)} | ${one.text} |`,
    ),
  ].join('\n')
