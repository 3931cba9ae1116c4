import type { Group, Measure, Query } from '@corner/contract/entities/query.ts'
import { unitsOfFigure, writeBound } from '../wording/bounds.ts'
import { joinAnd } from '../wording/english.ts'
import { areOfOneKind, extremeWord, ordinal } from '../wording/measures.ts'
import { metricCalled } from '../wording/metrics.ts'
import { isOrderOfMoves } from '../wording/order-of-moves.ts'
import { asInLine } from './bands.ts'
import { daysText, whichDays } from './days-words.ts'
import { type LineScope, type Segment, segment, segmentText } from './line-segments.ts'
import { conditionPieces, measurePieces } from './measure-pieces.ts'
import { baseText, conditionsText, peopleText } from './people-words.ts'

/** What, who, which days, how. */
export function queryLine(query: Query, scope: LineScope): Segment[] {
  const { who, days, by = [] } = query
  const isEach = by.includes('athlete')
  const isFilter = isAboutConditions(query)
  return [
    isFilter ? conditions(query, scope) : measures(query, scope),
    segment('who', isFilter ? baseText(who, isEach, scope) : peopleText(who, isEach, days, scope)),
    segment('days', saysDays(query) ? daysText(days, scope) : ''),
    ...how(query, scope).map((text) => segment('how', text)),
  ]
}

/** Whether the figures are those of the conditions, so that a line need not repeat them. */
export function isAboutConditions({ who, measures, by, against, order }: Query): boolean {
  const judged = who.where?.map(({ measure }) => JSON.stringify(measure))
  if (judged === undefined || who.first || against || by?.join() !== 'athlete') return false
  const figures = measures.map((measure) => JSON.stringify(measure))
  // An order refers to the first figure, which must be unambiguous.
  return order ? judged.length === 1 && figures.join() === judged.join() : figures.every((one) => judged.includes(one))
}

function conditions({ who, days }: Query, scope: LineScope): Segment {
  const [only, ...others] = who.where ?? []
  if (only && others.length === 0 && !who.not) return conditionPieces(only, { days }, scope)
  return segment('what', `${who.not ? 'those without ' : ''}${conditionsText(who, days, scope)}`)
}

function measures({ measures: all, days, by = [] }: Query, scope: LineScope): Segment {
  const pieces = all.map((measure) => measurePieces(measure, { days, isDayByDay: by.includes('day') }, scope))
  const [first, ...others] = pieces
  if (first === undefined || others.length === 0) return first ?? []
  const ownDays = new Set(all.map((measure) => JSON.stringify(measure.days)))
  if (areOfOneKind(all) && ownDays.size === 1) return together(first, pieces)
  // "Range of sleep, and HRV" is not the range of both.
  const isMixed = new Set(pieces.map(({ length }) => length > 1)).size > 1
  const texts = pieces.map(segmentText)
  return segment('what', isMixed ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}` : joinAnd(texts))
}

/** "Average recovery, HRV and sleep": the measured things are listed in the place of the first. */
function together(first: Segment, all: readonly Segment[]): Segment {
  const whats = all.map((pieces) => segmentText(pieces.filter(({ part }) => part === 'what')))
  return first.map((piece) => (piece.part === 'what' ? { part: 'what', text: joinAnd(whats) } : piece))
}

const OF_DAYS: readonly Group[] = ['day', 'weekday', 'week']
/** Read from the newest days, whatever the length of the chat's period. */
const OF_NOW: readonly Measure['aggregate'][] = ['latest', 'change', 'change_percent', 'record_age', 'from_own_range']

/** A current figure needs no dates, and a query whose figures all have days of their own shows none for itself. */
function saysDays({ who, measures, days, by = [], against }: Query): boolean {
  const { where = [], first } = who
  const all = [...measures, ...where.map(({ measure }) => measure), ...(first ? [first.measure] : [])]
  const without = all.filter((measure) => measure.days === undefined)
  if (without.length === 0 && !by.includes('band')) return false
  if (days.window || whichDays(days) !== '' || by.some((group) => OF_DAYS.includes(group))) return true
  if (against && 'days' in against) return true
  return without.some(({ metric, aggregate }) => !OF_NOW.includes(aggregate) || metricCalled(metric).of === 'standing')
}

const GROUPS: Record<Exclude<Group, 'athlete'>, string> = {
  day: 'day by day',
  weekday: 'by weekday',
  week: 'week by week',
  band: 'by recovery band',
}
const SHOWN = {
  table: 'as a table',
  bands: 'in bands',
  chart: 'as a chart',
  names: 'names only',
  csv: 'as CSV',
} as const
const ASKS = { value: '', who: '', how_many: 'how many', whether: 'yes or no', when: 'which day' } as const

function how(query: Query, scope: LineScope): string[] {
  const { by = [], having, measures, shown, asks } = query
  const [measure] = measures
  const bound = having && measure ? asInLine(writeBound(having, unitsOfFigure(measure))).replace(/^of /, '') : ''
  return [
    by.flatMap((group) => (group === 'athlete' ? [] : [GROUPS[group]])).join(', '),
    bound === '' ? '' : `only where ${bound}`,
    orderText(query),
    againstText(query, scope),
    relativeText(query),
    ASKS[asks],
    // Bands are always shown as bands.
    shown && !(shown === 'bands' && by.includes('band')) ? SHOWN[shown] : '',
  ]
}

/** `lowest first`, `only the 3 highest`, `only the 2nd lowest`, `only the 3 with the most`. */
export function orderText(query: Query): string {
  const { order, limit, place = limit === 1 ? 1 : undefined, measures } = query
  const [measure] = measures
  if (order === undefined || measure === undefined) return ''
  if (isOrderOfMoves(query)) return order === 'lowest' ? 'biggest drop first' : 'biggest rise first'
  const word = extremeWord(measure, order)
  if (place === undefined && limit === undefined) return `${word} first`
  const which = place === undefined ? `${limit} ` : place === 1 ? '' : `${ordinal(place)} `
  const isMany = word === 'most' || word === 'fewest'
  return isMany && (place ?? 1) === 1 ? `only the ${which || 'one '}with the ${word}` : `only the ${which}${word}`
}

function againstText({ against, days, by = [] }: Query, scope: LineScope): string {
  if (against === undefined) return ''
  if ('team' in against) return 'compared with the team'
  if ('who' in against) return `compared with ${peopleText(against.who, by.includes('athlete'), days, scope)}`
  if (against.days.window !== undefined) return `compared with ${daysText(against.days, scope)}`
  return `compared with ${whichDays(against.days) || 'all days'}`
}

/** `as a ratio above 1.5`, `in percent`. */
function relativeText({ relative }: Query): string {
  if (relative === undefined) return ''
  const { as, above, below } = relative
  const unit = as === 'percent' ? '%' : ''
  const bounds = [
    ...(above === undefined ? [] : [`above ${above}${unit}`]),
    ...(below === undefined ? [] : [`below ${below}${unit}`]),
  ]
  return [as === 'ratio' ? 'as a ratio' : 'in percent', joinAnd(bounds)].filter(Boolean).join(' ')
}
