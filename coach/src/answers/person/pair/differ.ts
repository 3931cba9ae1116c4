import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { daysBefore, USUAL_DAYS } from '../../context/compared-days.ts'
import { finishedDays } from '../../context/finished-days.ts'
import type { KnownFact } from '../../context/look-up.ts'
import { type FreshVerdict, writeTexts } from '../../day/verdicts.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayByNature } from '../../query/caveats.ts'
import { signsOf } from '../off.ts'
import type { WritePair } from '../writers.ts'
import { sayNothingIn, sayTooFew } from './cannot-compare.ts'
import { type Compared, readFactsOfTwo } from './facts-of-two.ts'
import { type MeanOfTwo, readMeansOfTwo } from './means-of-two.ts'
import { comparedDays } from './pair-days.ts'
import { readSharedDays } from './shared-days.ts'

/** The difference from which two averages count as different, in the metric's unit. */
const APART: Record<string, number> = { sleep_duration: 0.4, bed_time: 0.5, sleep_consistency: 6, strain: 1 }
/** Of which two athletes are compared, in the order they are told. */
export const COMPARED_METRICS: readonly string[] = ['recovery', 'hrv', ...Object.keys(APART)]
/** A difference of recoveries, in points, below which two are level. */
export const LEVEL = 3

/** Why one recovers better than the other: whether that is true, and how their HRV, nights and loads differ. */
export const sayDiffer: WritePair = async ([a, b], { days }, context) => {
  const compared = comparedDays(days)
  const { over, missing } = await readSharedDays([a, b], compared, context)
  if (missing.length > 0) return sayNothingIn([a, b], missing, compared, context.scope)
  const [recovery, ...others] = await readMeansOfTwo([a, b], COMPARED_METRICS, over, context)
  if (!recovery) {
    const found = (await readFactsOfTwo([a, b], COMPARED_METRICS, { aggregate: 'mean', over }, context)).get('recovery')
    return sayTooFew(
      [a, b].filter((_, place) => !found?.[place]),
      'recoveries',
      'in these days to compare',
    )
  }
  const known = others.filter((each) => each !== null)
  const hasMean = (metric: string) => known.some((each) => each.a.measure.metric === metric)
  const isCut = hasMean('strain') && finishedDays('strain', over, context.scope) !== over
  const usualHrv = hasMean('hrv') ? await readUsualHrv([a, b], over, context) : () => ''
  const lineOf = ({ athlete }: Compared, side: keyof MeanOfTwo) =>
    `${boldName(athlete.name)}: ${known.map((each) => writeMean(each[side]) + usualHrv(each[side], side)).join(', ')}`
  const other = recovery.a.value >= recovery.b.value ? b : a
  return paragraphs(
    whoIsBetter([a, b], recovery, nameDays(over, context.scope).over),
    known.length > 0 && bullets([lineOf(a, 'a'), lineOf(b, 'b')]),
    sentences(sayApart(known), hasMean('hrv') && sayByNature('hrv'), isCut && WITHOUT_TODAY),
    bullets([a, b].flatMap(runsOf)),
    `These figures go together, which shows no cause. Ask ${plainName(other.athlete.name)} about nights, school, weight and soreness.`,
  )
}
const WITHOUT_TODAY = 'Today is left out of the strain, as it is not over.'

/** In one sentence, with the recovery of each. */
function whoIsBetter([a, b]: readonly [FreshVerdict, FreshVerdict], recovery: MeanOfTwo, over: string): string {
  const apart = recovery.a.value - recovery.b.value
  const scores = ([a, b] as const).map(
    ({ athlete }, place) =>
      `${plainName(athlete.name)} ${writeFigure(recovery.a.measure, (place === 0 ? recovery.a : recovery.b).value)}`,
  )
  const [better, other] = apart >= 0 ? [a, b] : [b, a]
  const told = `recovery of ${(apart >= 0 ? scores : scores.toReversed()).join(', of ')}`
  return Math.abs(apart) < LEVEL
    ? `**They are about level** ${over}: ${told}.`
    : `${boldName(better.athlete.name)} recovers **better** than ${boldName(other.athlete.name)} ${over}: ${told}.`
}

/** `sleep 6.9 h`. */
const writeMean = ({ measure, value }: KnownFact) => `${labelOf(measure)} ${writeFigure(measure, value)}`

/** ` (70 ms in the 28 days before)` after an HRV: people differ by nature, so each is beside their own. */
export async function readUsualHrv(
  two: readonly Compared[],
  over: Days,
  context: AnswerContext,
): Promise<(fact: KnownFact, side: keyof MeanOfTwo) => string> {
  const { from } = readWindow(over.window, { today: context.scope.today, periodDays: context.scope.days })
  const found = await readFactsOfTwo(two, ['hrv'], { aggregate: 'mean', over: daysBefore(from) }, context)
  const [a, b] = found.get('hrv') ?? []
  const usual = { a, b }
  return ({ measure }, side) => {
    const value = measure.metric === 'hrv' ? usual[side]?.value : undefined
    return value === undefined ? '' : ` (${writeFigure(measure, value)} in the ${USUAL_DAYS} days before)`
  }
}

/** The metrics of nights and load in words: those in which the two differ, or those in which they do not. */
export const labelsApart = (known: readonly MeanOfTwo[], areApart: boolean): string[] =>
  known.flatMap(({ a, b }) => {
    const from = APART[a.measure.metric]
    return from !== undefined && Math.abs(a.value - b.value) >= from === areApart ? [labelOf(a.measure)] : []
  })

/** `What differs: strain. Alike: sleep and bed time.` */
function sayApart(known: readonly MeanOfTwo[]): string {
  const [differs, alike] = [labelsApart(known, true), labelsApart(known, false)]
  if (differs.length === 0) return 'Nothing of nights and load differs by much.'
  return sentences(`What differs: ${joinAnd(differs)}.`, alike.length > 0 && `Alike: ${joinAnd(alike)}.`)
}

/** Current or recent runs of one of them. */
function runsOf(one: FreshVerdict): string[] {
  const signs = signsOf(one)
  if (signs.length > 0) return [`${boldName(one.athlete.name)} now: ${writeTexts(signs)}`]
  return one.past.length > 0 ? [`${boldName(one.athlete.name)} until lately: ${joinAnd(one.past.map(whatWas))}`] : []
}
