import { counted } from '@corner/analytics/numbers/counted.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { JudgedAthlete } from '@corner/analytics/query/facts.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../../wording/days.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isCounted } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { writePredicate } from '../../../wording/predicates.ts'
import { joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { type AnswerInput, isOfNow, type ShapeWriter } from '../answer-input.ts'
import { judgedValues } from '../judged-values.ts'
import { figuresOf, writeLineFigure } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { sayNothing } from '../no-data.ts'
import { SENTENCES } from '../sentences/every-sentence.ts'
import { sentenceParts } from '../sentences/sentence-parts.ts'
import { sayNotFound } from '../without-recovery.ts'

/** Where they are counted, up to this many are named. */
const COUNTED_NAMED = 12

/** Who meets the conditions, how many do, or whether somebody does. */
export const writeFilter: ShapeWriter = async (told) => {
  if (told.query.who.ids?.length === 1) return judgeOne(told)
  const { above, below } = await sayNotFound(told)
  return paragraphs(above, writeFound(told, below))
}

/** @param leftOut who could not be judged, in words */
function writeFound(told: AnswerInput, leftOut: string): string {
  const { query, facts } = told
  const judged = facts.judged.filter(({ verdict }) => verdict !== 'unknown')
  const found = inOrder(told)
  if (judged.length === 0)
    return sentences(`Nobody has the data to say who ${describe(told, { isMany: false })}.`, leftOut)
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const { first, not } = query.who
  if (found.length === 0 && met > 0 && first)
    return sentences(`Nobody has the data to say who has the ${first.order} ${nameMeasure(first.measure)}.`, leftOut)
  if (found.length === 0) return paragraphs(sentences(sayNobody(told, judged.length), closest(told)), leftOut)
  const yes = query.asks === 'whether' ? 'Yes, ' : ''
  const chosen = first ? `; the ${found.length} with the ${first.order} ${nameMeasure(first.measure)}` : ''
  const head = `${yes}**${met} of ${counted(judged.length, 'athlete')}** ${describe(told, { isMany: found.length !== 1, isDenied: not === true })}${chosen}`
  if (query.asks === 'how_many') {
    const names = found.length <= COUNTED_NAMED && `: ${joinAnd(found.map(({ athlete }) => plainName(athlete.name)))}`
    return paragraphs(`${head}${names || ''}.`, leftOut)
  }
  const lines = found.map((one) => [boldName(one.athlete.name), valuesOf(one, told)].filter(Boolean).join(': '))
  return paragraphs(writeLines(head, lines), leftOut)
}

/**
 * Those who meet them: in the order asked for, else by distance from the bound, furthest first; for a bound in percent
 * by the percentage.
 */
function inOrder({ query, facts }: AnswerInput): JudgedAthlete[] {
  const met = facts.judged.filter(({ verdict }) => verdict === 'met')
  // "More than 10% below their own, most affected first" orders by the distance, and not by a value that differs by
  // nature.
  const isByPercent = met.some(({ values: [value] }) => value?.percentApart !== undefined) && !isOrderedByAnother(query)
  const isUnordered = query.order === undefined || isByPercent
  const places = new Map(
    isUnordered
      ? facts.people.map(({ id }, place) => [id, place])
      : facts.rows.map(({ group }, place) => [group.athlete?.id ?? '', place]),
  )
  const [first] = query.who.where ?? []
  const sign = first?.is === 'below' || first?.is === 'at_most' ? 1 : -1
  const rank = ({ athlete, values: [value] }: JudgedAthlete) =>
    isUnordered ? sign * (value?.percentApart ?? value?.fact.value ?? 0) : (places.get(athlete.id) ?? 0)
  return met.filter(({ athlete }) => places.has(athlete.id)).sort((a, b) => rank(a) - rank(b))
}

/** "In order of sleep": ordered by another measure than that of the condition. */
const isOrderedByAnother = ({ order, measures: [measure], who: { where: [first] = [] } }: Query) =>
  order !== undefined && measure !== undefined && first !== undefined && measure.metric !== first.measure.metric

/** The judged values, and what else was asked about those found. */
function valuesOf(one: JudgedAthlete, told: AnswerInput): string {
  const keyOf = (measure: Measure) => JSON.stringify({ ...measure, days: { ...told.query.days, ...measure.days } })
  const judged = new Set((told.query.who.where ?? []).map(({ measure }) => keyOf(measure)))
  const row = told.facts.rows.find(({ group }) => group.athlete?.id === one.athlete.id)
  const facts = (row?.facts ?? []).filter(({ measure, value }) => value !== null && !judged.has(keyOf(measure)))
  const further = row && figuresOf({ ...row, facts }, told, { write: writeLineFigure, isNamed: true })
  return [judgedValues(one, told), further].filter(Boolean).join(', ')
}

/** Somebody asked about by name: yes or no, with the value. */
async function judgeOne(told: AnswerInput): Promise<string> {
  const [one] = told.facts.judged
  const [condition] = told.query.who.where ?? []
  if (!one || !condition) return 'Nobody is meant.'
  if (one.verdict === 'unknown')
    return sayNothing(one.athlete, { ...told, query: { ...told.query, measures: [condition.measure] } })
  const isMet = one.verdict === 'met'
  const plain = saidPlainly(one, told)
  if (plain !== undefined) return `${isMet ? 'Yes' : 'No'}, ${plain}`
  const isDenied = told.query.who.not ? isMet : !isMet
  const values = valuesOf(one, told)
  return `${isMet ? 'Yes' : 'No'}, ${boldName(one.athlete.name)} ${describe(told, { isMany: false, isDenied })}${values && `: ${values}`}.`
}

/**
 * A single condition on a count or a change is best said by its own sentence: "No, Ann Ash has no record on 6 of 82
 * days".
 */
function saidPlainly({ athlete, values }: JudgedAthlete, told: AnswerInput): string | undefined {
  const [value, second] = values
  if (!value || second || isLevel(value.fact.measure)) return undefined
  const row = { group: { athlete }, place: null, facts: [value.fact], members: [] }
  const about = sentenceParts(value.fact, row, { ...told, query: { ...told.query, asks: 'value' } })
  return about && SENTENCES[about.measure.aggregate](about)
}

/** A plain value is given after the condition, with its metric. */
const isLevel = ({ aggregate, metric }: Measure) => AGGREGATE_ENTRIES[aggregate].is === 'value' && !isCounted(metric)

/** All conditions after a name, with shared days only once; a newest value needs none. */
function describe({ query, context: { scope } }: AnswerInput, said: { isMany: boolean; isDenied?: boolean }): string {
  const { where = [], combine } = query.who
  const texts = where.map((condition) => {
    const { measure } = condition
    const { over, isOneDay } = nameDays(measure.days ?? query.days, scope)
    const isNow = measure.days === undefined && query.days.window === undefined && isOfNow(measure)
    const isValue = isOneDay || (isNow && measure.aggregate === 'latest')
    return { text: writePredicate(condition, { ...said, isOneDay: isValue }), over: isNow ? '' : ` ${over}` }
  })
  const shared = new Set(texts.map(({ over }) => over)).size === 1 ? texts[0]?.over : undefined
  const each = texts.map(({ text, over }) => (shared === undefined ? `${text}${over}` : text))
  return `${joinPredicates([...new Set(each)], combine === 'any' ? 'or' : 'and')}${shared ?? ''}`
}

/**
 * A verb shared with the predicate before is not repeated: `has an average sleep below 7 h and a recovery below 40%`.
 */
function joinPredicates(predicates: readonly string[], word: 'and' | 'or'): string {
  const verbOf = (predicate: string) => HAVE.exec(predicate)?.[0]
  const texts = predicates.map((predicate, place) => {
    const verb = verbOf(predicate)
    const isSame = verb !== undefined && place > 0 && verbOf(predicates[place - 1] ?? '') === verb
    return isSame ? predicate.slice(verb.length) : predicate
  })
  return joinAnd(texts, word)
}
const HAVE = /^(?:(?:do|does) not )?ha(?:ve|s) /

function sayNobody(told: AnswerInput, judged: number): string {
  const { asks, who } = told.query
  const no = (text: string) => (asks === 'whether' ? `No, ${text.toLowerCase()}` : text)
  const what = describe(told, { isMany: false })
  const of = `of the ${counted(judged, 'athlete')} with data`
  // "Nobody has no night below 34%" is a double negation.
  const isTwice = /^has no /.test(what)
  if (!who.not && !isTwice) return `${no('Nobody')} ${what}: none ${of}.`
  const some =
    isTwice && !who.not ? `has at least 1 ${what.slice(7)}`.replace(/(at least 1 (?:night|day))s\b/, '$1') : what
  return `${no('Everybody')} ${some}: all ${of}.`
}

/** Who comes nearest to a single bound, where nobody meets it. */
function closest(told: AnswerInput): string {
  const { where = [], not } = told.query.who
  const [condition, second] = where
  const bound = condition?.than
  if (second || not || typeof bound !== 'number') return ''
  const valued = told.facts.judged.flatMap((one) => {
    const value = one.values[0]?.fact.value
    return value == null ? [] : [{ one, value, distance: Math.abs(value - bound) }]
  })
  const [nearest] = valued.sort((a, b) => a.distance - b.distance)
  const values = nearest && judgedValues(nearest.one, told)
  return nearest?.value && values ? `Closest: ${boldName(nearest.one.athlete.name)}, ${values}.` : ''
}
