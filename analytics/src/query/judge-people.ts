import type { Condition, Days, Who } from '@corner/contract/entities/query.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { type OpenMeasure, openMeasure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import { boundOfFigure, teamFigure } from './bounds-of-figures.ts'
import { holds } from './comparisons.ts'
import type { QueryContext } from './context.ts'
import { every, some, type Verdict } from './day-test.ts'
import type { JudgedAthlete, JudgedValue } from './facts.ts'
import { factOfAthlete } from './facts-of.ts'

export interface Judgement {
  athlete: AthleteReader
  judged: JudgedAthlete
}

/** Judges each athlete by the conditions; with `not`, those who do not meet them are the result. */
export function judgePeople(
  people: readonly AthleteReader[],
  { where = [], combine = 'all', not }: Who,
  days: Days,
  context: QueryContext,
): Judgement[] {
  const conditions = where.map((condition) => openCondition(condition, days, context))
  return people.map((athlete) => {
    const values = conditions.map((judge) => judge(athlete))
    const verdicts = values.map(({ met }) => met)
    const verdict = combine === 'all' ? every(verdicts) : some(verdicts)
    return { athlete, judged: { athlete: athlete.athlete, verdict: wordOf(verdict, not === true), values } }
  })
}

function wordOf(verdict: Verdict, isTurned: boolean): JudgedAthlete['verdict'] {
  if (verdict === null) return 'unknown'
  return verdict === isTurned ? 'not' : 'met'
}

function openCondition(
  condition: Condition,
  days: Days,
  context: QueryContext,
): (athlete: AthleteReader) => JudgedValue {
  const open = openMeasure(condition.measure, days, [], context)
  let team: number | null | undefined
  const ofTeam = () => {
    if (team === undefined) team = teamFigure(open, context)
    return team
  }
  return (athlete) => judgeOne(condition, open, athlete, ofTeam, context)
}

function judgeOne(
  { measure, is, than, and }: Condition,
  open: OpenMeasure,
  athlete: AthleteReader,
  ofTeam: () => number | null,
  context: QueryContext,
): JudgedValue {
  const [one] = open.figuresOf(athlete)
  const figure = one?.figure ?? { value: null, date: null, records: 0 }
  const { window } = open.calendar
  const fact = factOfAthlete(figure, { group: { athlete: athlete.athlete }, window, measure }, context)
  if (is === 'missing' || is === 'present')
    return { fact, bound: null, met: (figure.value === null) === (is === 'missing') }
  const [lower = null, upper = null] = [than, and].map((bound) =>
    boundOfFigure(bound, open, athlete, ofTeam, AGGREGATE_ENTRIES[measure.aggregate], context),
  )
  const base =
    typeof than === 'object' && than.percent
      ? boundOfFigure(
          { of: than.of, ...(than.days !== undefined && { days: than.days }) },
          open,
          athlete,
          ofTeam,
          AGGREGATE_ENTRIES[measure.aggregate],
          context,
        )
      : null
  return {
    fact,
    bound: lower,
    ...(base && figure.value !== null && { percentApart: ((figure.value - base) / Math.abs(base)) * 100 }),
    met: figure.value === null ? null : holds(is, figure.value, lower, upper),
  }
}
