import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { isKnown, type KnownFact, lookUp } from '../../answers/context/look-up.ts'
import { bullets, capital, joinAnd, paragraphs } from '../../answers/phrases/lists.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { partName } from '../../answers/query/part-names.ts'
import { writeFigure, writeSize } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import type { FollowUpMessage, ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'

const ODD =
  /\b(which|what|any|one|a|the|is there|was there) (one |single )?(week|wk)s?\b.*\b(stick(s|ing)?|stuck|stand(s|ing)? (out|apart)|stood|odd|outlier|different|differs?|unusual|weird|off|abnormal|unlike|jump(s|ed)? out|pop(s|ped)?)\b|\b(odd|outlier|weird|unusual|strange) (week|wk|one out)\b|\b(which|what) (one )?(sticks|stands|stood|stuck|jumps|pops) out\b/
const BESIDE = ['sleep_duration', 'strain', 'hrv', 'resting_heart_rate', 'recovery'] as const
const LEAST_WEEKS = 3

const isOfOthers = ({ spans, words }: FollowUpMessage) =>
  spans.some(({ kind }) => ['name', 'weekdays', 'bound', 'band', 'count'].includes(kind)) ||
  /\b(this|last) (week|month)\b/.test(words)

interface Week {
  row: FactRow
  fact: KnownFact
  /** The distance from the average of the other weeks. */
  apart: number
  others: number
}

/**
 * "Which week sticks out and what drove it": the week of the last answer furthest from the others, and what else was
 * unusual in it.
 */
export const oddWeek: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const { query } = last
  const [measure] = query.measures
  const isOfWeeks = query.by?.includes('week') === true && (query.by.length === 1 || query.who.ids?.length === 1)
  if (!measure || !isOfWeeks || !ODD.test(words) || isOfOthers(said)) return undefined
  const metrics = BESIDE.filter((metric) => metric !== measure.metric)
  const { limit: _, having: __, order: ___, place: ____, against: _____, shown: ______, ...rest } = query
  const asked: Query = {
    ...rest,
    measures: [{ ...measure }, ...metrics.map((metric) => ({ metric, aggregate: 'mean' as const }))],
    asks: 'value',
  }
  const facts = await lookUp(asked, said)
  const rows = wholeWeeks(facts.rows)
  const weeks = apartFrom(rows, 0)
  const [furthest] = weeks.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart))
  if (!furthest || weeks.length < LEAST_WEEKS) return undefined
  const name = partName(furthest.row.group, scope.today)
  const isSmall = Math.abs(furthest.apart) <= metricCalled(measure.metric).steadyWithin
  const beside = metrics.flatMap((_metric, place) => {
    const all = apartFrom(rows, place + 1)
    const own = all.find(({ row }) => row === furthest.row)
    return own && isExtreme(own, all) ? [own] : []
  })
  const still = metrics.filter((metric) => !beside.some(({ fact }) => fact.measure.metric === metric))
  const athlete = query.by?.includes('athlete') ? facts.people[0] : undefined
  const whose = athlete ? ` of ${boldName(athlete.name)}` : ''
  const figures = `${nameMeasure(measure)}${whose} ${writeFigure(measure, furthest.fact.value)}, against ${writeFigure(measure, furthest.others)} on average in the other ${weeks.length - 1} weeks`
  const isAsked = measuresSaid(said).length === 0
  return {
    request: last.request,
    response: paragraphs(
      isSmall
        ? `**No week clearly**: the furthest from the others is ${name}, ${figures}, which is within the usual swing.`
        : `**${name}**: ${figures} (${writeSize(measure, furthest.apart)} ${furthest.apart < 0 ? 'lower' : 'higher'}).`,
      isAsked &&
        beside.length > 0 &&
        paragraphs(
          'Beside it, out of line with the other weeks:',
          bullets(beside.map((one) => writeBeside(one, weeks.length))),
        ),
      beside.length === 0
        ? `${isSmall ? 'Nothing else stands out in it' : 'Nothing recorded explains it'}: ${joinAnd(still.map((metric) => labelOf({ metric })))} were within the range of the other weeks.`
        : 'What goes together is no proof of a cause: a meet, a cut, travel or exams are not recorded.',
    ),
  }
}

/** A week that has only begun is not compared with whole ones. */
function wholeWeeks(rows: readonly FactRow[]): FactRow[] {
  const most = Math.max(...rows.map(({ facts: [fact] }) => fact?.records ?? 0))
  return rows.filter(({ facts: [fact] }) => isKnown(fact) && fact.records >= most / 2)
}

function apartFrom(rows: readonly FactRow[], place: number): Week[] {
  const known = rows.flatMap((row) => {
    const fact = row.facts[place]
    return isKnown(fact) ? [{ row, fact }] : []
  })
  const sum = known.reduce((all, { fact }) => all + fact.value, 0)
  return known.map(({ row, fact }) => {
    const others = (sum - fact.value) / (known.length - 1)
    return { row, fact, others, apart: fact.value - others }
  })
}

/** The highest or the lowest of all weeks, with a difference. */
function isExtreme(own: Week, all: readonly Week[]): boolean {
  const values = all.filter((one) => one !== own).map(({ fact }) => fact.value)
  const isBeyond = own.fact.value > Math.max(...values) || own.fact.value < Math.min(...values)
  return isBeyond && Math.abs(own.apart) > metricCalled(own.fact.measure.metric).steadyWithin / 4
}

const writeBeside = ({ fact, others, apart }: Week, weeks: number) =>
  `${capital(labelOf(fact.measure))}: ${nameFigure(fact)} against ${writeFigure(fact.measure, others)}, the ${apart < 0 ? 'lowest' : 'highest'} of the ${weeks} weeks`
