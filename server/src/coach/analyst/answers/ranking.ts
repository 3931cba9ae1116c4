import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import { isDifference } from '@corner/analytics/statistics.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { capital, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import { recordsOf } from '../phrases/records.ts'
import { isNoDifference, writeSize } from '../phrases/values.ts'
import { overWindow } from '../phrases/windows.ts'
import { planRanking } from '../planner/ranking.ts'
import type { Question } from '../question.ts'
import { caveatOf } from './caveats.ts'
import { sayLeftOut } from './left-out.ts'
import { extremeWords, nameMeasure, writeMeasure } from './measures.ts'
import type { Writer } from './writer.ts'

type Ranking = ToolResult<'ranking'>
type Place = Ranking['places'][number]
type Period = Pick<CoachScope, 'days' | 'today'>

/** How many of those behind the first are told, where only the first was asked for. */
const RUNNERS_UP = 2

/** Who has the most or the least, and how much. */
export const answerRanking: Writer = async (question, { scope, toolbox }) =>
  writeRanking(await toolbox.call('ranking', planRanking(question)), question, scope)

export function writeRanking(ranking: Ranking, question: Question, scope: Period): string {
  const { places, listed, leftOut, metric, statistic } = ranking
  const listedPlaces = places.slice(0, listed)
  const [first] = listedPlaces
  if (!first)
    return sentences(
      `Nobody has enough ${metricOf(metric).label} data for this ${overWindow(question, scope)}.`,
      sayLeftOut(leftOut),
    )
  const isOne = (question.limit ?? 1) === 1
  const inPlace = question.place && places[question.place - 1]
  return paragraphs(
    inPlace && writeInPlace(ranking, inPlace, question, scope),
    isOne ? writeFirst(ranking, question, scope) : writeList(ranking, question, scope),
    isOne && writeRunnersUp(ranking, scope),
    sentences(caveatOf(metric, statistic, { isRanking: true }), sayLeftOut(leftOut)),
  )
}

/** Whoever stands in the place that was asked for; the places before it follow. */
function writeInPlace(ranking: Ranking, place: Place, question: Question, scope: Period): string {
  const ordinal = question.place === 2 ? 'second' : 'third'
  return `${boldName(place.athlete.name)} is ${ordinal} for ${superlative(ranking)}${overWhat(ranking, question, scope)}: **${writePlaceValue(ranking, place)}**${detail(ranking, place, scope)}.`
}

function writeFirst(ranking: Ranking, question: Question, scope: Period): string {
  const first = ranking.places.slice(0, ranking.listed)
  const [winner] = first
  if (!winner) return ''
  const names = joinAnd(first.map(({ athlete }) => boldName(athlete.name)))
  const verb = first.length > 1 ? 'share' : 'has'
  return `${names} ${verb} ${superlative(ranking)}${overWhat(ranking, question, scope)}: **${writePlaceValue(ranking, winner)}**${detail(ranking, winner, scope)}.`
}

/** A sentence of its own that says of itself that it is about those behind. */
function writeRunnersUp(ranking: Ranking, scope: Period): string {
  const next = ranking.places.slice(ranking.listed, ranking.listed + RUNNERS_UP)
  if (next.length === 0) return ''
  const names = next.map(
    (place) => `${plainName(place.athlete.name)} ${writePlaceValue(ranking, place)}${detail(ranking, place, scope)}`,
  )
  return `Next: ${names.join(', ')}.`
}

function writeList(ranking: Ranking, question: Question, scope: Period): string {
  const listed = ranking.places.slice(0, question.limit ?? ranking.listed)
  const alike = ranking.listed - listed.length
  const measure = `${capital(extremeWords(ranking.metric)[ranking.order])} ${nameMeasure(ranking.metric, ranking.statistic)}`
  const lines = listed.map(
    (place) =>
      `${place.place}. ${boldName(place.athlete.name)}: ${writePlaceValue(ranking, place)}${detail(ranking, place, scope)}`,
  )
  return paragraphs(
    `${measure}${overWhat(ranking, question, scope)}, the first ${listed.length} of ${ranking.places.length}:`,
    lines.join('\n'),
    alike > 0 &&
      `${counted(alike, 'more athlete')} ${alike === 1 ? 'has' : 'have'} the same value as the last of these.`,
  )
}

/** A gap to the own average is told by its side alone: the sentence has said what it is a gap to. */
function writePlaceValue({ metric, statistic }: Ranking, { value }: Place): string {
  if (statistic !== 'trend' || isNoDifference(value)) return writeMeasure(metric, statistic, value)
  return `${writeSize(metric, value)} ${value < 0 ? 'below' : 'above'}`
}

/** `the lowest latest recovery`; for consistency what it stands for. */
function superlative({ metric, statistic, order, places, window }: Ranking): string {
  const { label } = metricOf(metric)
  const { value = 0 } = places[0] ?? {}
  if (statistic === 'consistency')
    return `the ${order === 'lowest' ? 'most variable' : 'steadiest'} ${label} by ${label} consistency`
  if (statistic === 'deviation') return `the ${order === 'lowest' ? 'steadiest' : 'most variable'} ${label}`
  if (statistic === 'trend') return `the largest gap ${value < 0 ? 'below' : 'above'} their own average in ${label}`
  if (isDifference(statistic)) return `the largest ${value < 0 ? 'drop' : 'rise'} in ${label}`
  if (statistic === 'minimum') return `the ${order} low of ${label}`
  if (statistic === 'maximum') return `the ${order} peak of ${label}`
  if (statistic === 'count') return `the ${order === 'lowest' ? 'fewest' : 'most'} ${label} records`
  const isOfOneDay = statistic === 'latest' && window.days === 1
  return `the ${extremeWords(metric)[order]} ${isOfOneDay ? label : nameMeasure(metric, statistic)}`
}

/** Latest values need no window; their day stands beside each. */
function overWhat({ statistic }: Ranking, question: Question, scope: Period): string {
  return statistic === 'latest' && question.window === undefined ? '' : ` ${overWindow(question, scope)}`
}

/** The day of a value that is one day's, or how many records it is of. */
function detail({ metric, statistic, window }: Ranking, place: Place, { today }: Period): string {
  if (statistic === 'count') return ` of ${window.days} days`
  if (place.date !== null) return window.days === 1 ? '' : ` (${writeWhen(place.date, today)})`
  return ` (${recordsOf(metric, place.records, window.days)})`
}
