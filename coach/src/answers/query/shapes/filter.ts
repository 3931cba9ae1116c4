import { counted } from '@corner/analytics/counted.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { JudgedAthlete } from '@corner/analytics/query/facts.ts'
import type { Condition } from '@corner/contract/entities/query.ts'
import { writeCondition } from '../../../wording/conditions.ts'
import { nameDays } from '../../../wording/days.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isCounted, labelOf } from '../../../wording/metrics.ts'
import { isKnown } from '../../asked/look-up.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { boldName, plainName } from '../../phrases/names.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { judgedValues } from '../judged-values.ts'
import { type nameFigure, writeLineFigure } from '../line-figure.ts'
import { sayNothing } from '../no-data.ts'
import { saidOnce } from '../said-once.ts'
import { aboutFact } from '../sentences/about.ts'
import { SENTENCES } from '../sentences/every-sentence.ts'
import type { ShapeWriter, Told } from '../told.ts'

/** More lines are no answer any more. */
const LINES = 40
/** Where it is counted, so many are named. */
const COUNTED_NAMED = 12

/** Who meets the conditions, how many do, or whether somebody does. */
export const writeFilter: ShapeWriter = (told) => {
  const { query, facts } = told
  if (query.who.ids?.length === 1) return judgeOne(told)
  const judged = facts.judged.filter(({ verdict }) => verdict !== 'unknown')
  const found = inOrder(told)
  const leftOut = sayLeftOut(facts.leftOut)
  const what = describe(told)
  if (judged.length === 0) return sentences(`Nobody has the data to say who has ${what}.`, leftOut)
  if (found.length === 0) return paragraphs(sentences(sayNobody(told, judged.length), closest(told)), leftOut)
  const yes = query.asks === 'whether' ? 'Yes, ' : ''
  const verb = found.length === 1 ? 'has' : 'have'
  const all = query.who.not ? (found.length === 1 ? 'does not have' : 'do not have') : verb
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const { first } = query.who
  const chosen = first ? `; the ${found.length} with the ${first.order} ${nameMeasure(first.measure)}` : ''
  const head = `${yes}**${met} of ${counted(judged.length, 'athlete')}** ${all} ${what}${chosen}`
  if (query.asks === 'how_many')
    return paragraphs(
      found.length > COUNTED_NAMED
        ? `${head}.`
        : `${head}: ${joinAnd(found.map(({ athlete }) => plainName(athlete.name)))}.`,
      leftOut,
    )
  const { said, told: lines } = saidOnce(
    found.slice(0, LINES).map((one) => [boldName(one.athlete.name), linesOf(one, told)].filter(Boolean).join(': ')),
  )
  const more = found.length > LINES && `And ${counted(found.length - LINES, 'more athlete')}.`
  return paragraphs(`${head}${said}:`, bullets(lines), more, leftOut)
}

/** Those who meet them: in the order asked for, else by how far, furthest first. */
function inOrder({ query, facts }: Told): JudgedAthlete[] {
  const met = facts.judged.filter(({ verdict }) => verdict === 'met')
  const people = new Map(facts.people.map(({ id }, place) => [id, place]))
  const rows = new Map(facts.rows.map(({ group }, place) => [group.athlete?.id ?? '', place]))
  const asked = met.filter(
    ({ athlete }) => people.has(athlete.id) && (query.order === undefined || rows.has(athlete.id)),
  )
  if (query.order !== undefined)
    return asked.sort((a, b) => (rows.get(a.athlete.id) ?? 0) - (rows.get(b.athlete.id) ?? 0))
  const [first] = query.who.where ?? []
  const sign = first?.is === 'below' || first?.is === 'at_most' ? 1 : -1
  const firstValue = ({ values }: JudgedAthlete) => values[0]?.fact.value ?? 0
  return asked.sort((a, b) => sign * (firstValue(a) - firstValue(b)))
}

/** The judged values, and what else was asked of those who are found. */
function linesOf(one: JudgedAthlete, told: Told): string {
  const row = told.facts.rows.find(({ group }) => group.athlete?.id === one.athlete.id)
  const judged = new Set((told.query.who.where ?? []).map(({ measure }) => keyOf(measure, told)))
  const further = (row?.facts ?? []).filter(isKnown).filter(({ measure }) => !judged.has(keyOf(measure, told)))
  return [judgedValues(one, told), ...further.map((fact) => labelled(fact, told))].filter(Boolean).join(', ')
}

const keyOf = (measure: Condition['measure'], { query }: Told) =>
  JSON.stringify({ ...measure, days: { ...query.days, ...measure.days } })

function labelled(fact: Parameters<typeof nameFigure>[0], told: Told): string {
  const text = writeLineFigure(fact, told)
  const label = labelOf(fact.measure)
  return text.startsWith(label) || text.includes(label) ? text : `${label} ${text}`
}

/** Somebody asked about by name: yes or no, with the value. */
async function judgeOne(told: Told): Promise<string> {
  const [one] = told.facts.judged
  if (!one || one.verdict === 'unknown') {
    const athlete = one?.athlete
    const measure = told.query.who.where?.[0]?.measure
    return athlete && measure
      ? sayNothing(athlete, { ...told, query: { ...told.query, measures: [measure] } })
      : 'Nobody is meant.'
  }
  const isMet = one.verdict === 'met'
  const plain = saidPlainly(one, told)
  if (plain !== undefined) return `${isMet ? 'Yes' : 'No'}, ${plain}`
  const name = boldName(one.athlete.name)
  const values = linesOf(one, told)
  const isDenied = told.query.who.not ? isMet : !isMet
  return `${isMet ? 'Yes' : 'No'}, ${name} ${isDenied ? 'does not have' : 'has'} ${describe(told)}${values === '' ? '' : `: ${values}`}.`
}

/** Of a single condition on a count or a change its own sentence says it best: "No, Ann Ash has no record on 6 of 82 days". */
function saidPlainly({ athlete, values }: JudgedAthlete, told: Told): string | undefined {
  const [value, second] = values
  if (!value || second || isLevel(value.fact.measure)) return undefined
  const row = { group: { athlete }, place: null, facts: [value.fact], members: [] }
  const about = aboutFact(value.fact, row, { ...told, query: { ...told.query, asks: 'value' } })
  return about && SENTENCES[about.measure.aggregate](about)
}

/** A plain value is told behind the condition, with its metric. */
const isLevel = ({ aggregate, metric }: Condition['measure']): boolean =>
  AGGREGATE_ENTRIES[aggregate].is === 'value' && !isCounted(metric)

/** All conditions, with their days once where they share them. */
function describe({ query, context: { scope } }: Told): string {
  const { where = [], combine } = query.who
  const isOneDay = ({ measure: { days = query.days } }: Condition) => nameDays(days, scope).isOneDay
  const isMixed = where.some(({ measure }) => isOfNow(measure)) && where.some(({ measure }) => !isOfNow(measure))
  // Beside a newest value each says its own days.
  const isEach = isMixed && query.days.window === undefined
  const period = nameDays(query.days, scope).over
  const texts = where.map((condition) => {
    const isOfPeriod = isEach && condition.measure.days === undefined && !isOfNow(condition.measure)
    const over = isOfPeriod ? ` ${period}` : ownDays(condition, scope)
    return `${writeCondition(condition, isOneDay(condition))}${over}`
  })
  const isNow =
    where.every(({ measure }) => measure.days !== undefined || isOfNow(measure)) && query.days.window === undefined
  const over =
    isNow || isEach || where.every(({ measure }) => measure.days !== undefined)
      ? ''
      : ` ${nameDays(query.days, scope).over}`
  return `${joinAnd([...new Set(texts)], combine === 'any' ? 'or' : 'and')}${over}`
}

const isOfNow = ({ aggregate }: Condition['measure']) =>
  ['latest', 'change', 'current_streak', 'record_age'].includes(aggregate)

const ownDays = ({ measure: { days } }: Condition, scope: Told['context']['scope']) =>
  days === undefined ? '' : ` ${nameDays(days, scope).over}`

function sayNobody(told: Told, judged: number): string {
  const { query } = told
  const no = query.asks === 'whether' ? 'No, nobody' : 'Nobody'
  const what = describe(told)
  const of = `the ${counted(judged, 'athlete')} with data`
  if (query.who.not) return `${query.asks === 'whether' ? 'No, everybody' : 'Everybody'} has ${what}: all of ${of}.`
  // "Nobody has no night below 34%" would have to be read twice.
  if (/^no /.test(what))
    return `${query.asks === 'whether' ? 'No, everybody' : 'Everybody'} has at least 1 ${what.slice(3)}: all of ${of}.`.replace(
      /(at least 1 (?:night|day))s\b/,
      '$1',
    )
  return `${no} has ${what}: none of ${of}.`
}

/** Who comes nearest to a single bound, where nobody meets it. */
function closest(told: Told): string {
  const { where = [], not } = told.query.who
  const [condition, second] = where
  if (!condition || second || not || typeof condition.than !== 'number') return ''
  const bound = condition.than
  const valued = told.facts.judged.filter(({ values }) => values[0]?.fact.value != null)
  const distance = ({ values }: JudgedAthlete) => Math.abs((values[0]?.fact.value ?? 0) - bound)
  const [nearest] = valued.sort((a, b) => distance(a) - distance(b))
  if (!nearest || (nearest.values[0]?.fact.value ?? 0) === 0) return ''
  return `Closest: ${boldName(nearest.athlete.name)}, ${judgedValues(nearest, told)}.`
}
