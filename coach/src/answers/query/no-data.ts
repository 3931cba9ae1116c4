import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM } from '@corner/analytics/series/normal-range.ts'
import { PAIRS_MINIMUM } from '@corner/analytics/series/relation.ts'
import { HRV_CONSISTENCY_MORE_THAN } from '@corner/contract/constants/team-scores.ts'
import { TREND_MINIMUM_RECORDS } from '@corner/contract/constants/team-trends.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import { nameMeasure, nameMeasures } from '../../wording/measures.ts'
import { labelOf, nounOf } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { writeTests } from '../../wording/tests.ts'
import { sentences } from '../phrases/lists.ts'
import { sayLeftOut } from '../values/left-out.ts'
import { sayNoValue } from '../values/no-data.ts'
import { type AnswerInput, measureOf, phraseDays } from './answer-input.ts'
import { nameGroupOf } from './group-names.ts'

/** What a figure needs, where there are some records but too few. */
const NEEDS: Partial<Record<Aggregate, string>> = {
  halves: `it takes ${TREND_MINIMUM_RECORDS} records`,
  range: 'it takes 2 records',
  deviation: 'it takes 2 records',
  change: 'it takes 2 records',
  change_percent: 'it takes 2 records',
  consistency: `it takes more than ${HRV_CONSISTENCY_MORE_THAN} records`,
  correlation: `it takes ${PAIRS_MINIMUM} days with both`,
  from_own_average: `it takes ${NORMAL_RANGE_MINIMUM} of the ${NORMAL_RANGE_DAYS} days before`,
  from_own_range: `it takes ${NORMAL_RANGE_MINIMUM} records before`,
}

/** That the athletes meant have no figure together, and why, with names. */
export async function noData(told: AnswerInput): Promise<string> {
  const { query, facts } = told
  const what = nameMeasures(query.measures)
  const [athlete, second] = facts.people
  if (athlete && !second) return sayNothing(athlete, told)
  if (!athlete) return `Nobody meets that, so there is no ${what} to tell.`
  return sentences(
    `There is not enough data of ${nameGroupOf(told)} ${phraseDays(told).over} to tell the ${what}.`,
    sayLeftOut(facts.leftOut),
  )
}

/** Why an athlete has no figure. */
export async function sayNothing(athlete: NamedAthlete, told: AnswerInput): Promise<string> {
  const { query, facts, context } = told
  const measure = measureOf(told)
  const { over } = phraseDays(told)
  const name = boldName(athlete.name)
  const needs = NEEDS[measure.aggregate]
  const reason = facts.leftOut.find((one) => one.athlete.id === athlete.id)?.reason
  if (reason === 'too_few_records' && needs)
    return `There are too few ${nounOf(measure.metric)}s of ${name} ${over} to tell the ${nameMeasure(measure)}: ${needs}.`
  if (reason !== 'not_connected' && query.days.where !== undefined)
    return `${name} has no ${measure.metric === 'any_record' ? 'record' : labelOf(measure)} ${over}.`
  if (reason !== 'not_connected' && measure.aggregate === 'current_streak')
    return `There is no newest value of ${name} to say it by: ${writeTests(measure.test ?? [])} takes a record of yesterday or today.`
  return sayNoValue(athlete, measure, over, context)
}
