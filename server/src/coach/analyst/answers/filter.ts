import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { writeValue } from '../phrases/values.ts'
import { planFilter } from '../planner/filter.ts'
import type { Question } from '../question.ts'
import { writeBound, writeCondition } from './conditions.ts'
import { sayLeftOut } from './left-out.ts'
import { nameMeasure, writeMeasure } from './measures.ts'
import { sayNoData } from './no-data.ts'
import { conditionOfTeam, judgeTeam } from './team-verdict.ts'
import type { AnswerContext, Writer } from './writer.ts'

type Found = ToolResult<'find_athletes'>
type Judged = Found['found'][number]
type Period = Pick<CoachScope, 'days' | 'today'>

/** Who meets the conditions, how many do, or whether one athlete does. */
export const answerFilter: Writer = async (question, context) => {
  const ofTeam = conditionOfTeam(question)
  if (ofTeam) return judgeTeam(ofTeam, context)
  const result = await context.toolbox.call('find_athletes', planFilter(question, context.scope))
  if (question.athletes.length === 0) {
    return writeFound(result, question, context.scope, await alsoOf(result, question, context))
  }
  const verdicts = question.athletes.map((athlete) => judgeOne(athlete, result, question, context))
  return (await Promise.all(verdicts)).join('\n\n')
}

/** So many have what else is asked of them beside their name. */
const MOST_WITH_MORE = 10

/** What else is asked of those who are found, by their id: "and how did they sleep?" */
async function alsoOf({ found }: Found, { alsoMetrics }: Question, { toolbox }: AnswerContext) {
  const also = new Map<string, string>()
  if (alsoMetrics.length === 0) return also
  for (const { athlete } of found.slice(0, MOST_WITH_MORE)) {
    const { metrics } = await toolbox.call('athlete_summary', { athlete: athlete.id })
    const texts = alsoMetrics.flatMap((metric) => {
      const { latest } = metrics[metric]
      return latest === null ? [] : [`${metricOf(metric).label} ${writeValue(metric, latest)}`]
    })
    also.set(athlete.id, texts.length === 0 ? '' : `; ${texts.join(', ')}`)
  }
  return also
}

export function writeFound(
  result: Found,
  question: Question,
  scope: Period,
  also: ReadonlyMap<string, string> = new Map(),
): string {
  const { found, others, withoutValue } = result
  const judged = found.length + others.length
  const what = describe(result, question, scope)
  const leftOut = sayLeftOut(withoutValue)
  if (judged === 0) return sentences(`Nobody has the data to say who has ${what}: there are no records of it.`, leftOut)
  if (found.length === 0)
    return paragraphs(
      sentences(
        `${question.isYesNo ? 'No, nobody' : 'Nobody'} has ${what}: none of the ${counted(judged, 'athlete')} with data.`,
        closest(result, scope),
      ),
      leftOut,
    )
  const count = `**${found.length} of ${judged}** athletes ${found.length === 1 ? 'has' : 'have'} ${what}:`
  return paragraphs(
    `${question.isYesNo ? 'Yes, ' : ''}${count}`,
    bullets(
      found.map(
        (one) => `${boldName(one.athlete.name)}: ${valuesOf(one, result, scope)}${also.get(one.athlete.id) ?? ''}`,
      ),
    ),
    leftOut,
  )
}

/** Somebody asked about by name: yes or no, with the value. */
async function judgeOne(
  athlete: KnownAthlete,
  result: Found,
  question: Question,
  context: AnswerContext,
): Promise<string> {
  const meets = result.found.find((one) => one.athlete.id === athlete.id)
  const misses = result.others.find((one) => one.athlete.id === athlete.id)
  const judged = meets ?? misses
  if (!judged) return sayNoData(athlete, result.conditions[0]?.metric ?? 'recovery', question, context)
  const what = describe(result, question, context.scope)
  const values = valuesOf(judged, result, context.scope)
  return meets
    ? `Yes, ${boldName(athlete.name)} has ${what}: ${values}.`
    : `No, ${boldName(athlete.name)} does not have ${what}: ${values}.`
}

function describe({ conditions, combine, severity }: Found, question: Question, scope: Period): string {
  const texts = conditions.map((condition, place) => {
    const isBetween = combine === 'all' && place > 0 && isSameMeasure(condition, conditions[place - 1])
    return isBetween
      ? writeBound(condition.metric, condition.comparison, condition.value)
      : writeCondition(condition, question.conditions[place], scope)
  })
  if (severity !== null) texts.push(`at-risk issues of ${severity} severity`)
  return joinAnd(texts, combine === 'any' ? 'or' : 'and')
}

/** The values that were judged, each with its metric, so fine that one sees on which side of its bound it is. */
function valuesOf({ values }: Judged, { conditions }: Found, scope: Period): string {
  return conditions
    .flatMap((condition, place) => {
      // Two bounds on one measure: its value stands once.
      if (isSameMeasure(condition, conditions[place - 1])) return []
      const read = values[place]
      if (!read || read.value === null) return []
      const { metric, statistic, value: bound, window } = condition
      const isLevel = ['latest', 'average', 'weighted_average', 'median', 'minimum', 'maximum', 'total'].includes(
        statistic,
      )
      const text = isLevel ? writeValue(metric, read.value, [bound]) : writeMeasure(metric, statistic, read.value)
      const detail =
        read.date !== null && window.days > 1
          ? ` (${writeWhen(read.date, scope.today)})`
          : statistic === 'average'
            ? ` (${recordsOf(metric, read.records, window.days)})`
            : ''
      return [
        `${isLevel && conditions.length > 1 ? nameMeasure(metric, statistic) : metricOf(metric).label} ${text}${detail}`,
      ]
    })
    .join(', ')
}

type Measure = Pick<Found['conditions'][number], 'metric' | 'statistic'>

const isSameMeasure = (one: Measure, other: Measure | undefined) =>
  one.metric === other?.metric && one.statistic === other.statistic

/** Who comes nearest to the first condition, where nobody meets it. */
function closest({ conditions, others }: Found, scope: Period): string {
  const [condition, second] = conditions
  if (!condition || second) return ''
  const distance = (judged: Judged) => Math.abs((judged.values[0]?.value ?? Number.POSITIVE_INFINITY) - condition.value)
  const [nearest] = [...others].sort((a, b) => distance(a) - distance(b))
  if (!nearest || nearest.values[0]?.value == null) return ''
  return `Closest: ${boldName(nearest.athlete.name)}, ${valuesOf(nearest, { conditions, others } as Found, scope)}.`
}
