import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Group, Measure, Query } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../answers/phrases/lists.ts'
import { conditionSegments, figureTestText } from './condition-words.ts'
import { daysText, pickedDays } from './days-words.ts'
import { type LineScope, type Piece, type Segment, textOf } from './described.ts'
import { isCount, measurePieces } from './measure-words.ts'
import { metricNamed } from './metric-words.ts'
import { numberWord, placeWord } from './number-words.ts'
import { baseText, conditionsText, extremeWord, peopleText } from './people-words.ts'

/** What, who, which days, how. */
export function queryLine(query: Query, scope: LineScope): Segment[] {
  const { who, days, by = [] } = query
  const isEach = by.includes('athlete')
  const isFilter = isAboutConditions(query)
  const people = isFilter ? baseText(who, isEach, scope) : peopleText(who, isEach, days, scope)
  return [
    ...(isFilter ? conditions(query, scope) : [measures(query, scope)]),
    [{ part: 'who', text: people }],
    ...(saysDays(query, scope) ? [[{ part: 'days', text: daysText(days, scope) } as const]] : []),
    ...how(query, scope).map((text) => [{ part: 'how', text } as const]),
  ]
}

/** Whether the figures are those of the conditions, so that a line need not say them twice. */
export function isAboutConditions({ who, measures, by, against, order }: Query): boolean {
  const judged = who.where?.map(({ measure }) => JSON.stringify(measure))
  if (judged === undefined || who.first || against || by?.join() !== 'athlete') return false
  const figures = measures.map((measure) => JSON.stringify(measure))
  // An order goes by the first figure, which must be clear.
  return order ? judged.length === 1 && figures.join() === judged.join() : figures.every((one) => judged.includes(one))
}

function conditions({ who, days }: Query, scope: LineScope): Segment[] {
  const [only, ...others] = who.where ?? []
  if (only && others.length === 0 && !who.not) return conditionSegments(only, { days }, scope)
  const text = conditionsText(who, days, scope)
  return [[{ part: 'what', text: who.not ? `those without ${text}` : text }]]
}

function measures({ measures: all, days, by = [] }: Query, scope: LineScope): Segment {
  const around = { days, isDayByDay: by.includes('day') }
  const pieces = all.map((measure) => measurePieces(measure, around, scope))
  const [only, ...others] = pieces
  if (only && others.length === 0) return only
  return together(pieces) ?? [{ part: 'what', text: joinDistinct(pieces) }]
}

/** "Variation of sleep, and HRV" is not the variation of both. */
function joinDistinct(all: readonly Segment[]): string {
  const isMixed = all.some(({ length }) => length === 1) && all.some(({ length }) => length > 1)
  const texts = all.map(textOf)
  return isMixed ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}` : joinAnd(texts)
}

/** "Average recovery, HRV and sleep": measures that differ in what is measured alone; undefined: they differ in more. */
function together(all: readonly Segment[]): Segment | undefined {
  const [first] = all
  const frames = new Set(all.map((pieces) => JSON.stringify(pieces.filter(({ part }) => part !== 'what'))))
  const isPlain = first?.some(({ part }) => part === 'how') === true
  if (frames.size > 1 || !isPlain) return undefined
  const what = joinAnd(all.map((pieces) => textOf(pieces.filter(({ part }) => part === 'what'))))
  return first.map((piece) => (piece.part === 'what' ? { part: 'what', text: what } : piece))
}

const OF_DAYS: readonly Group[] = ['day', 'weekday', 'week']
/** Read of the newest days, whatever the length of the chat's period. */
const OF_NOW: readonly Measure['aggregate'][] = ['latest', 'change', 'change_percent', 'record_age', 'from_own_range']

/** A figure of now needs no dates, and a query whose figures all have days of their own has none beside them. */
function saysDays({ who, measures, days, by = [], against }: Query, scope: LineScope): boolean {
  const { where = [], first } = who
  const all = [...measures, ...where.map(({ measure }) => measure), ...(first ? [first.measure] : [])]
  const without = all.filter((measure) => measure.days === undefined)
  if (without.length === 0 && !by.includes('band')) return false
  if (days.window || pickedDays(days, scope) !== '' || by.some((group) => OF_DAYS.includes(group))) return true
  if (against && 'days' in against) return true
  const isOfNow = ({ metric, aggregate }: Measure) =>
    OF_NOW.includes(aggregate) && metricNamed(metric, scope)?.of !== 'standing'
  return !without.every(isOfNow)
}

const GROUPS: Record<Exclude<Group, 'athlete'>, string> = {
  day: 'day by day',
  weekday: 'by weekday',
  week: 'week by week',
  band: 'by recovery band',
}
const SHOWN = { table: 'as a table', bands: 'in bands', chart: 'as a chart', names: 'names only' } as const
const ASKS = { value: '', who: '', how_many: 'how many', whether: 'yes or no', when: 'which day' } as const

function how(query: Query, scope: LineScope): string[] {
  const {
    by = [],
    having,
    measures: [measure],
    shown,
    asks,
  } = query
  const groups = by.flatMap((group) => (group === 'athlete' ? [] : [GROUPS[group]]))
  return [
    groups.join(', '),
    having && measure ? `only where ${figureTestText(measure, having, scope)}${daysBehind(measure)}` : '',
    orderText(query, scope),
    againstText(query, scope),
    ASKS[asks],
    // Bands are shown as bands anyway.
    shown && !(shown === 'bands' && by.includes('band')) ? SHOWN[shown] : '',
  ].filter((text) => text !== '')
}

const daysBehind = ({ aggregate }: Measure) => (AGGREGATE_ENTRIES[aggregate].is === 'days' ? ' days' : '')

/** `lowest first`, `only the three highest`, `only the second lowest`. */
export function orderText({ order, limit, place, measures: [measure] }: Query, scope: LineScope): string {
  if (order === undefined || measure === undefined) return ''
  const word = extremeWord(measure, order, scope)
  const isMany = isCount(measure)
  const position = place ?? (limit === 1 ? 1 : undefined)
  if (position === 1 && isMany) return `only the one with the ${word}`
  if (position !== undefined) return `only the ${position === 1 ? '' : `${placeWord(position)} `}${word}`
  if (limit === undefined) return `${word} first`
  return isMany ? `only the ${numberWord(limit)} with the ${word}` : `only the ${numberWord(limit)} ${word}`
}

function againstText({ against, days, by = [] }: Query, scope: LineScope): string {
  if (against === undefined) return ''
  if ('team' in against) return 'compared with the team'
  if ('who' in against) return `compared with ${peopleText(against.who, by.includes('athlete'), days, scope)}`
  const picked = pickedDays(against.days, scope)
  const isSameWindow = against.days.window === undefined
  if (isSameWindow) return `compared with ${picked === '' ? 'all days' : picked}`
  return `compared with ${daysText(against.days, scope)}`
}

export type { Piece }
