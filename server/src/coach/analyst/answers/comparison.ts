import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { isDifference, type Statistic } from '@corner/analytics/statistics.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { isNoDifference, writeSize } from '../phrases/values.ts'
import { overWindow, writeWindow } from '../phrases/windows.ts'
import { planComparison } from '../planner/comparison.ts'
import { statisticOfComparison } from '../planner/statistic.ts'
import type { Question, Window } from '../question.ts'
import { caveatOf } from './caveats.ts'
import { extremeWords, nameMeasure, writeMeasure } from './measures.ts'
import { answerTeamValue } from './team-value.ts'
import type { Writer } from './writer.ts'
import { openingOfComparison } from './yes-no.ts'

type Compared = ToolResult<'comparison'>['metrics'][number]
type Side = Compared['sides'][number]
type Period = Pick<CoachScope, 'days' | 'today'>

/** Two athletes or more, an athlete and the team, or two stretches of days. */
export const answerComparison: Writer = async (question, context) => {
  const { scope, toolbox } = context
  // With nothing to compare the team with, its own value is the answer.
  if (question.athletes.length === 0 && !question.otherWindow) return answerTeamValue(question, context)
  const plan = planComparison(question)
  const result = await toolbox.call('comparison', plan)
  const statistic = statisticOfComparison(question)
  // Averages are told with the newest values beside them.
  const newest =
    statistic === 'average' && !question.otherWindow
      ? await toolbox.call('comparison', { ...plan, statistic: 'latest' })
      : undefined
  const caveats = new Set(result.metrics.map(({ metric }) => caveatOf(metric, statistic, { isRanking: true })))
  return paragraphs(
    ...result.metrics.map((compared, place) =>
      writeCompared(compared, statistic, question, scope, newest?.metrics[place]?.sides),
    ),
    sentences(...question.athletes.filter(({ connected }) => !connected).map(sayNotConnected)),
    result.ofDifferentMakers &&
      'Their devices are of different makers, whose scores are not alike: no difference is taken.',
    sentences(...caveats),
  )
}

export function writeCompared(
  compared: Compared,
  statistic: Statistic,
  question: Question,
  scope: Period,
  newest: readonly Side[] = [],
): string {
  const { metric } = compared
  const sides = inAskedOrder(compared, question)
  if (sides.every(({ value }) => value === null))
    return `There is no ${metricOf(metric).label} data of ${joinAnd(sides.map(nameOf), 'or')} ${overWindow(question, scope)}.`
  const lines = sides.map((side) => {
    const latest = newest[compared.sides.indexOf(side)]
    const beside = latest && latest.value !== null ? `, ${writeSide(latest, metric, 'latest', scope)}` : ''
    return `${capital(nameOf(side))}${windowOf(side, question, scope)}: ${writeSide(side, metric, statistic, scope)}${beside}`
  })
  return paragraphs(writeDifference(compared, sides, statistic, question, scope), bullets(lines))
}

const sayNotConnected = ({ name }: KnownAthlete) => `${boldName(name)} is not connected to a device.`

/** Who was named first comes first; who has more, where the question asks for it. */
function inAskedOrder({ sides }: Compared, { order }: Question): readonly Side[] {
  if (!order) return sides
  const sign = order === 'highest' ? -1 : 1
  return [...sides].sort((a, b) => {
    if (a.value === null || b.value === null) return a.value === null ? 1 : -1
    return sign * (a.value - b.value)
  })
}

/** The first sentence: how much the first of two is above or below the second, or who of several is first. */
function writeDifference(
  compared: Compared,
  sides: readonly Side[],
  statistic: Statistic,
  question: Question,
  scope: Period,
): string {
  const { metric } = compared
  const [first, second, third] = sides
  if (!first || !second || first.value === null) return ''
  const measure = measureOf(first, metric, statistic)
  const isNow = statistic === 'latest' && question.window === undefined
  const over = question.otherWindow || isNow ? '' : ` ${overWindow(question, scope)}`
  if (third || second.value === null)
    return `${capital(possessiveOf(first))} ${measureOf(first, metric, statistic)}${over} is **${writeMeasure(metric, statistic, first.value)}**.`
  const difference = differenceOf(compared, first, second)
  if (difference === null) return ''
  const opening = openingOfComparison(question, isNoDifference(difference) ? 0 : difference, compared.better)
  const whose = opening === '' ? capital(possessiveOf(first)) : possessiveOf(first)
  if (question.otherWindow) {
    const against = `in ${labelOf(question.window, scope)} against ${question.otherWindow.label}`
    return `${capital(possessiveOf(first))} ${measure} is **${movedBy(metric, difference)}** ${against}.`
  }
  if (isNoDifference(difference))
    return `${opening}${whose} ${measure}${over} is **about the same** as ${possessiveOf(second)}.`
  const than = extremeWords(metric)[difference < 0 ? 'lower' : 'higher']
  return `${opening}${whose} ${measure}${over} is **${writeSize(metric, difference)} ${than}** than ${possessiveOf(second)}.`
}

function movedBy(metric: MetricName, difference: number): string {
  if (isNoDifference(difference)) return 'about the same'
  return `${difference < 0 ? 'down' : 'up'} by ${writeSize(metric, difference)}`
}

function differenceOf({ sides, differences }: Compared, first: Side, second: Side): number | null {
  const [a, b] = [sides.indexOf(first), sides.indexOf(second)]
  const found = differences.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a))
  if (!found || found.value === null) return null
  return found.a === a ? found.value : -found.value
}

function writeSide(side: Side, metric: MetricName, statistic: Statistic, { today }: Period): string {
  if (side.value === null) return `no ${metricOf(metric).label} data`
  const measure = measureOf(side, metric, statistic)
  const detail =
    side.athlete === null
      ? counted(side.athletes, 'athlete')
      : side.date === null
        ? recordsOf(metric, side.records, side.window.days)
        : writeWhen(side.date, today)
  return `${measure} ${writeMeasure(metric, statistic, side.value)} (${detail})`
}

/** Of the team it is a mean over its athletes, and says so. */
function measureOf({ athlete }: Side, metric: MetricName, statistic: Statistic): string {
  const { label } = metricOf(metric)
  if (isDifference(statistic)) return label
  return athlete === null && statistic === 'latest' ? `average latest ${label}` : nameMeasure(metric, statistic)
}

const nameOf = ({ athlete }: Side) => (athlete === null ? 'the team' : boldName(athlete.name))
const possessiveOf = ({ athlete }: Side) => (athlete === null ? "the team's" : possessive(athlete.name))

/** Which stretch of days a line is about, where two are compared. */
function windowOf(side: Side, { window, otherWindow }: Question, scope: Period): string {
  if (!otherWindow) return ''
  const isOther = side.window.from === otherWindow.from && side.window.until === otherWindow.until
  return `, ${isOther ? otherWindow.label : labelOf(window, scope)}`
}

const labelOf = (window: Window | undefined, scope: Period) => window?.label ?? writeWindow({ window }, scope)
