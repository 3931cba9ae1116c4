import { counted } from '@corner/analytics/numbers/counted.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import { writeNumber } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isClock, labelOf, metricCalled } from '../../../wording/metrics.ts'
import { boldName, joinNames } from '../../../wording/names.ts'
import { isKnown, type KnownFact } from '../../context/look-up.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, measureOf, phraseDays } from '../answer-input.ts'
import { movedBy, pairOf } from '../differences.ts'
import { nameFigure } from '../line-figure.ts'
import { otherDays } from '../other-days.ts'
import { claimIn } from '../periods/claim.ts'
import { WITHOUT_TODAY } from '../periods/finished.ts'
import { howManyNamed } from './how-many-named.ts'

/** Up to this many of each direction are named; the rest is counted. */
const NAMED = 6
/** Averages of fewer nights are not compared. */
const FEW = 3

/** Whether it is one figure of several athletes on some days compared with others, without an order by its own size. */
export const isOfMovers = ({ query, facts }: AnswerInput): boolean => {
  const { against, by = [], limit, place, measures } = query
  const isOfDays = against !== undefined && 'days' in against
  return (
    isOfDays &&
    by.join() === 'athlete' &&
    limit === undefined &&
    place === undefined &&
    facts.rows.length > (measures.length === 1 ? 1 : FEW_ATHLETES) &&
    measures.every(({ aggregate }) => measures.length === 1 || aggregate === 'mean')
  )
}
/** With so few athletes each has all figures in lines of its own. */
const FEW_ATHLETES = 3

/** "Biggest gap first": the direction of most differences comes first. */
const isOfGaps = ({ context: { message = '' } }: AnswerInput) => /\b(gaps?|differ\w*|jet ?lag|shift)\b/i.test(message)

interface Mover {
  name: string
  from: KnownFact
  to: KnownFact
  /** To minus from. */
  moved: number
  /** What they are ordered by: the difference, or the ratio. */
  by: number
  text: string
}

/** Who fell and who rose, from what to what, the furthest first; several measures one by one. */
export function writeMovers(told: AnswerInput): string | undefined {
  const { measures } = told.query
  if (measures.length === 1) return writeMoversOf(told, howManyNamed(told.context.message) ?? NAMED)
  const texts = measures.map((measure, place) => {
    const rows = told.facts.rows.map((row) => ({ ...row, facts: row.facts.slice(place, place + 1) }))
    const one = { ...told, query: { ...told.query, measures: [measure] }, facts: { ...told.facts, rows } }
    return { measure, text: writeMoversOf(one, howManyNamed(told.context.message) ?? NAMED_OF_EACH) }
  })
  if (texts.every(({ text }) => text === undefined)) return undefined
  return paragraphs(
    ...texts.map(({ measure, text }) => text ?? `Of ${labelOf(measure)} nobody has data on both sides.`),
  )
}
const NAMED_OF_EACH = 3

function writeMoversOf(told: AnswerInput, named: number): string | undefined {
  const { query, facts } = told
  const measure = measureOf(told)
  const sign = isBackwards(told) ? -1 : 1
  const asksRatio = /\b(ratio|acwr|acute|times as much|relative)\b/i.test(told.context.message ?? '')
  const isEnough = (fact: KnownFact) => fact.window.days < FEW || fact.records >= FEW
  const read = facts.rows.flatMap(({ group, facts: [fact] }) => {
    const { other, difference } = fact ? pairOf(fact, 0, facts) : { other: undefined, difference: undefined }
    if (!isKnown(fact) || !isKnown(other) || !difference) return []
    const [from, to] = sign > 0 ? [other, fact] : [fact, other]
    const apart = { ...difference, value: sign * difference.value }
    const ratio = asksRatio && sign > 0 && difference.ratio !== undefined ? difference.ratio : undefined
    const text = `${movedBy(apart, measure.metric)}${ratio === undefined ? '' : `, ratio ${writeNumber(ratio, 2)}`}`
    return [{ name: group.athlete?.name ?? '', from, to, moved: apart.value, by: ratio ?? apart.value, text }]
  })
  const movers = read.filter(({ from, to }) => isEnough(from) && isEnough(to))
  if (movers.length === 0) return undefined
  const { steadyWithin } = metricCalled(measure.metric)
  const down = movers.filter(({ moved }) => moved < -steadyWithin).toSorted((a, b) => a.by - b.by)
  const up = movers.filter(({ moved }) => moved > steadyWithin).toSorted((a, b) => b.by - a.by)
  const same = movers.length - down.length - up.length
  const few = read.filter((one) => !movers.includes(one)).map(({ name }) => name)
  const [lower, upper] = isClock(measure.metric) ? ['Earlier', 'Later'] : ['Down', 'Up']
  const ways = [
    { name: lower, some: down },
    { name: upper, some: up },
  ].toSorted((a, b) => (isOfGaps(told) ? b.some.length - a.some.length : 0))
  const chosen =
    query.order === undefined ? ways : ways.filter(({ some }) => some === (query.order === 'lowest' ? down : up))
  // An empty list shows nothing: then those who went the other way are named.
  const asked = chosen.some(({ some }) => some.length > 0) ? chosen : ways
  const known = new Set(read.map(({ name }) => name))
  const missing = facts.rows.flatMap(({ group: { athlete } }) =>
    athlete && !known.has(athlete.name) ? [athlete.name] : [],
  )
  const counts = joinAnd([
    `**${down.length} ${lower.toLowerCase()}**`,
    `**${up.length} ${upper.toLowerCase()}**`,
    ...(same > 0 ? [`${same} about the same`] : []),
  ])
  const what = facts.window.days === 1 ? labelOf(measure) : nameMeasure(measure)
  const [only, other] = asked
  const first = other ? undefined : only?.some[0]
  return paragraphs(
    sentences(
      ofEverybody(told, down.length, up.length),
      first
        ? `${boldName(first.name)} has the biggest ${query.order === 'lowest' ? 'drop' : 'rise'} in ${labelOf(measure)}: ${fromTo(first)}, ${daysSaid(told)}. In all ${counts}.`
        : `${capital(what)}, ${daysSaid(told)}: ${counts}.`,
    ),
    ...asked.map(({ name, some }) => writeWay(name, some, first, named)),
    sentences(
      told.isWithoutToday && WITHOUT_TODAY,
      missing.length > 0 && `Without a value on one side: ${joinNames(missing)}.`,
      few.length > 0 && `Not counted, fewer than ${FEW} nights on one side: ${joinNames(few)}.`,
      sayLeftOut(facts.leftOut),
    ),
  )
}

/** `76% to 16% (down by 60.0 points)`. */
const fromTo = ({ from, to, text }: Mover) => `${nameFigure(from)} to ${nameFigure(to)} (${text})`

/** @param first who is named already */
function writeWay(name: string, some: readonly Mover[], first: Mover | undefined, most: number): string {
  const others = some.filter((one) => one !== first)
  if (others.length === 0 || (first && most === 1)) return ''
  const shown = others.slice(0, first ? most - 1 : most)
  const rest = others.length - shown.length
  return paragraphs(
    first ? 'Next:' : `${name}, the furthest first:`,
    bullets(shown.map((one) => `${boldName(one.name)}: ${fromTo(one)}`)),
    rest > 0 && `And ${counted(rest, 'other')} ${name.toLowerCase()}.`,
  )
}

/** "Is everybody's sleep worse": what most of them did comes first. */
function ofEverybody({ query, context: { message = '' } }: AnswerInput, down: number, up: number): string {
  const claim = claimIn(message, query.asks === 'whether')
  if (!claim || !/\b(every\w*|all|team|squad|room|guys|boys|girls|we|we're|our)\b/i.test(message)) return ''
  const { better } = metricCalled(query.measures[0]?.metric ?? '')
  const isUpGood = better !== 'lower'
  const isUp = claim.way === 'up' || (claim.way === 'better' && isUpGood) || (claim.way === 'worse' && !isUpGood)
  if (up === down) return '**Neither**: as many are up as down.'
  if (up > down === isUp) return `**Yes**, more are ${isUp ? 'up than down' : 'down than up'}.`
  return `**No**, more are ${isUp ? 'down than up' : 'up than down'}.`
}

/** Whether the asked days are before those they are compared with: a change goes from the older to the newer. */
function isBackwards({ query, facts, context: { scope } }: AnswerInput): boolean {
  if (!query.against || !('days' in query.against)) return false
  const other = readWindow(query.against.days.window ?? query.days.window, {
    today: scope.today,
    periodDays: scope.days,
  })
  return facts.window.until < other.until
}

/** `today against Mon Nov 16`. */
function daysSaid(told: AnswerInput): string {
  const [main, other] = [phraseDays(told).over, otherDays(told)].map((days) => days.replace(/^(on|over) /, ''))
  return isBackwards(told) ? `${other} against ${main}` : `${main} against ${other}`
}
