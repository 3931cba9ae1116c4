import type { Facts } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { writeFigure } from '../../wording/figures.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { plainName } from '../../wording/names.ts'
import { lookUp } from '../context/look-up.ts'
import { joinFew, paragraphs, sentences } from '../phrases/lists.ts'
import { answerQuery } from '../query/answer-query.ts'
import { sayLeftOut } from '../values/left-out.ts'
import { writeHowCounted } from './how-counted.ts'
import { figuresOf } from './last-figures.ts'
import { shorten } from './shorten.ts'
import { saySourceOfOne } from './sources.ts'
import type { TalkContext } from './talk-context.ts'

/** Up to this many athletes get their single days listed, more get one line each. */
const BY_DAY_ATHLETES = 2
/** More values do not fit into a line. */
const METRICS = 3

const OPENINGS: Record<'objection' | 'check', string> = {
  objection: 'A figure is only as good as its records, so I looked it up again:',
  check: 'I looked it up again:',
}

const CORRECTED_WHERE =
  "If one of these days is wrong, it is the record that is: it can be corrected in the wearable's own app, and the next sync brings the change here."

/**
 * Doubt about the last answer: its figure again, the records behind it and how it was counted, without giving in or
 * insisting.
 */
export async function doubleCheck(about: 'objection' | 'check', context: TalkContext): Promise<string> {
  const { previous, answerAgain } = context
  if (previous.length === 0)
    return 'Tell me which figure you mean, and I show you the records that it comes from and how it is counted.'
  const parts = await Promise.all(
    previous.map(async (request) => {
      const query = figuresOf(request, context.scope)
      const behind = query === undefined ? saySourceOfOne(request, context) : showRecords(query, context)
      return paragraphs(shorten(await answerAgain(request)), await behind)
    }),
  )
  return paragraphs(
    OPENINGS[about],
    ...parts,
    previous.some((one) => figuresOf(one, context.scope) !== undefined) && CORRECTED_WHERE,
  )
}

async function showRecords(query: Query, context: TalkContext): Promise<string> {
  const { scope } = context
  const facts = await lookUp(query, context)
  const [measure] = query.measures
  if (!measure) return ''
  const isOfSeveral = !query.by?.includes('athlete') && query.who.ids?.length !== 1
  return paragraphs(
    sentences(
      `How it is counted: ${writeHowCounted(measure)}. Counted ${nameDays(measure.days ?? query.days, scope).over}.`,
      isOfSeveral && 'Of several athletes it is the mean of theirs, in which each counts once.',
      scope.view === 'team' && sayWhoIsNot(facts),
    ),
    facts.people.length > 0 && (await answerQuery(recordsBehind(query, facts), context)),
  )
}

/** The records behind a query's figures: each day's, or for many athletes the figure of each. */
function recordsBehind({ measures, days }: Query, { people, leftOut }: Facts): Query {
  const counted = people.filter(({ id }) => !leftOut.some(({ athlete }) => athlete.id === id))
  const ids = (counted.length > 0 ? counted : people).map(({ id }) => id) as [string, ...string[]]
  const metrics = metricsOf(measures)
  const isByDay = ids.length <= BY_DAY_ATHLETES && metrics.every((metric) => metricCalled(metric).of !== 'standing')
  const ofAthletes: Query = { who: { ids }, measures: measures.slice(0, 1), days, by: ['athlete'], asks: 'value' }
  if (!isByDay) return ofAthletes
  return {
    ...ofAthletes,
    measures: metrics.map((metric) => ({ metric, aggregate: 'latest' })),
    days: measures[0]?.days ?? days,
    by: ['athlete', 'day'],
  }
}

const metricsOf = (measures: Query['measures']): string[] =>
  [
    ...new Set(
      measures.flatMap(({ metric, test = [], with: second = metric }) => [
        ...test.map((one) => one.metric),
        metric,
        second,
      ]),
    ),
  ].slice(0, METRICS)

/** Who could not be counted, and with conditions who does not meet them, by their values. */
function sayWhoIsNot({ judged, leftOut }: Facts): string {
  const not = judged
    .filter(({ verdict }) => verdict === 'not')
    .map(({ athlete, values }) => `${plainName(athlete.name)}${writeValues(values)}`)
  return sentences(not.length > 0 && `Not among them, by the same count: ${joinFew(not)}.`, sayLeftOut(leftOut))
}

function writeValues(values: Facts['judged'][number]['values']): string {
  const texts = values.flatMap(({ fact: { measure, value } }) => (value === null ? [] : [writeFigure(measure, value)]))
  return texts.length === 0 ? '' : ` (${[...new Set(texts)].join(', ')})`
}
