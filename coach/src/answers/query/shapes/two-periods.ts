import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Fact } from '@corner/analytics/query/facts.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { possessive } from '../../../wording/names.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { type AnswerInput, overDays } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { recordsOf } from '../details.ts'
import { movedBy } from '../differences.ts'
import { whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { otherDays } from '../other-days.ts'
import { claimIn, isBorneOut } from '../periods/claim.ts'
import { type Compared, comparedIn } from '../periods/compared-sides.ts'
import { growsToday, WITHOUT_TODAY } from '../periods/finished.ts'
import { rankingsTrendOf } from './rankings-trend.ts'

const VALUES: readonly string[] = ['mean', 'weighted_mean', 'median', 'latest']

/** Whether it is the level of one athlete, or of the whole team, on some days compared with others. */
export const isOfTwoPeriods = ({ query: { against, measures, days, by = [] }, facts }: AnswerInput): boolean =>
  against !== undefined &&
  'days' in against &&
  facts.rows.length === 1 &&
  (by.length === 0 || by.join() === 'athlete') &&
  days.where === undefined &&
  against.days.where === undefined &&
  !facts.ofDifferentMakers &&
  measures.every(({ aggregate, days: own }) => VALUES.includes(aggregate) && own === undefined)

/** Two periods: first better, worse or about the same, then both figures; further figures a line each. */
export async function writeTwoPeriods(told: AnswerInput): Promise<string | undefined> {
  const pairs = await comparedIn(told)
  const [first, ...others] = pairs
  if (!first || told.query.measures[0]?.metric !== first.fact.measure.metric) return undefined
  const lines = others.map(writeLine)
  const isWithoutToday = told.isWithoutToday || pairs.some((one) => one.told !== told)
  return paragraphs(
    sentences(writeFirst(first), isGoingOn(first) && 'The day is not over: it still grows.', fewSaid(first)),
    lines.length > 0 && bullets(lines),
    sentences(
      causeOf(first, others),
      isWithoutToday && WITHOUT_TODAY,
      await rankingsTrendOf(first),
      caveatsOf(told.query, { isOfPeople: false }),
    ),
  )
}

const WORDS = { better: 'Better', worse: 'Worse', same: 'About the same', up: 'Up', down: 'Down' } as const

/** `**Worse**: Ann Ash's average recovery is down by 20.0 points: 41% over ..., against 61% over ...`. */
function writeFirst(one: Compared): string {
  const { fact, other, difference, way, told, hasSwing } = one
  const { athlete } = fact.group
  const owner = athlete ? possessive(athlete.name) : whose(told)
  const verdict = isGoingOn(one) ? 'Too early to say' : verdictOf(one)
  const moved = difference ? movedBy(difference, fact.measure.metric) : 'about the same'
  const is = moved === 'about the same' ? 'is level' : `is ${moved}`
  const within =
    way === 'same' && moved !== 'about the same' && hasSwing ? ', within the usual swing from day to day' : ''
  return `**${verdict}.** ${capital(owner)} ${nameOf(fact)} ${is}${within}: **${nameFigure(fact)}**${overDays(told)}${ofDays(fact, told)}, against ${nameFigure(other)} ${otherDays(told)}${ofDays(other, told)}.`
}

/** Today alone, for a figure that grows until the day is over. */
const isGoingOn = ({ fact, other, told }: Compared) =>
  growsToday(fact.measure.metric) &&
  [fact, other].some(({ window: { from, until } }) => from === until && until === told.context.scope.today)

/** What the user believed is answered first: `No, not down`. */
function verdictOf({ fact, difference, way, told }: Compared): string {
  const claim = claimIn(told.context.message ?? '', told.query.asks === 'whether')
  const word = WORDS[way]
  if (!claim) return word
  if (isBorneOut(claim, way, difference?.value ?? 0)) return `Yes, ${claim.way}`
  const label = labelOf(fact.measure)
  return way === 'same' ? `No, ${label} is about the same` : `No, ${label} is ${word.toLowerCase()}`
}

/** ` (6 of 7 nights)`; for a single day of one athlete there is nothing to count. */
function ofDays(fact: KnownFact, told: AnswerInput): string {
  if (!fact.group.athlete) return ` (${counted(fact.athletes, 'athlete')})`
  return fact.window.days === 1 ? '' : ` (${recordsOf(fact, told.query.days)})`
}

/** For a single day it is no average. */
const nameOf = ({ measure, window, group }: KnownFact) =>
  window.days === 1 && group.athlete ? labelOf(measure) : nameMeasure(measure)

/** `Average sleep: 6.3 h against 7.2 h (worse, down by 0.9 h)`. */
function writeLine({ fact, other, difference, way }: Compared): string {
  const moved = difference ? movedBy(difference, fact.measure.metric) : ''
  const word = way === 'up' || way === 'down' || moved === 'about the same' ? '' : WORDS[way].toLowerCase()
  const told = [word, moved].filter(Boolean).join(', ')
  return `${capital(nameOf(fact))}: ${nameFigure(fact)} against ${nameFigure(other)}${told && ` (${told})`}`
}

const FEW = 3

/** A period with hardly any recorded nights says little. */
function fewSaid({ fact, other, told }: Compared): string {
  const short = [fact, other].filter(
    (one) => one.window.days > 1 && one.records < Math.min(FEW, one.window.days) * Math.max(1, one.athletes),
  )
  if (short.length === 0 || !fact.group.athlete) return ''
  const noun = recordsOf(short[0] as Fact, told.query.days)
  return `With ${noun} on one side that is too little to judge by.`
}

/** Where a reason was asked for too: what moved along with it, or that there is nothing to explain. */
function causeOf(first: Compared, others: readonly Compared[]): string {
  const { message = '' } = first.told.context
  if (others.length === 0 || !/\b(or|why|because|cause|due|reason|from)\b/i.test(message)) return ''
  if (!claimIn(message, first.told.query.asks === 'whether')) return ''
  const label = labelOf(first.fact.measure)
  if (first.way !== 'worse') return `So there is no drop in ${label} to explain.`
  const with_ = others.filter(({ fact, way }) => way === 'worse' || (way === 'up' && fact.measure.metric === 'strain'))
  if (with_.length === 0) return `Neither of them moved enough to explain it: ask how they feel.`
  return `What moved with it: ${joinAnd(with_.map(({ fact }) => labelOf(fact.measure)))}. That goes together, it is no proof.`
}
