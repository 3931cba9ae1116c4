import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { FAR_UNDER } from '../../day/forms/watch.ts'
import { writeTodayOf } from '../../day/today-of-one.ts'
import { type AthleteVerdict, isFresh } from '../../day/verdicts.ts'
import { capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { markdownTable } from '../../phrases/markdown-table.ts'
import { sayByNature } from '../../query/caveats.ts'
import type { PersonQuestion } from '../writers.ts'
import { askFirst } from './ask-first.ts'
import { sayNothingIn } from './cannot-compare.ts'
import { COMPARED_METRICS, LEVEL, labelsApart, readUsualHrv } from './differ.ts'
import type { Compared } from './facts-of-two.ts'
import { betterOf } from './fresher.ts'
import { type MeanOfTwo, readMeansOfTwo } from './means-of-two.ts'
import { readNewestOfTwo } from './newest-of-two.ts'
import { comparedDays, spreadDays } from './pair-days.ts'
import { readSharedDays } from './shared-days.ts'
import { readPairVariation } from './steadier.ts'

const METRICS = COMPARED_METRICS.toSpliced(2, 0, 'resting_heart_rate')

/**
 * Two athletes compared by no particular measure: today first, then their averages and newest values side by side, then
 * what differs. Whoever has no fresh recovery is compared over the days that both have, and is to be asked first.
 */
export async function sayCompare(
  two: readonly [AthleteVerdict, AthleteVerdict],
  asked: PersonQuestion,
  context: AnswerContext,
): Promise<string> {
  const { scope } = context
  const compared = comparedDays(asked.days)
  const { over, missing } = await readSharedDays(two, compared, context)
  if (missing.length > 0) return sayNothingIn(two, missing, compared, scope)
  const isWhole = over === compared || spreadDays(asked.days, scope).because !== ''
  const means = await readMeansOfTwo(two, METRICS, over, context)
  const known = means.filter((each) => each !== null)
  return paragraphs(
    sayBoth(two, scope.today),
    sayMakers(two, scope),
    known.length === 0
      ? 'One of them has too few records in these days to compare.'
      : await writeColumns(two, known, { over, days: isWhole ? asked.days : over }, context),
    known.some(({ a }) => a.measure.metric === 'hrv') && sayByNature('hrv'),
    known.length > 0 && sayWhatDiffers(two, known, nameDays(over, scope).over, scope.today),
  )
}

/** Today of both, the better one first; whoever has no fresh recovery is to be asked first. */
function sayBoth([a, b]: readonly [AthleteVerdict, AthleteVerdict], today: string): string {
  const { better, other } = isFresh(a) && isFresh(b) ? betterOf([a, b]) : { better: a, other: b }
  const told = [better, other].filter(isFresh).map((one) => writeTodayOf(one, today))
  const toAsk = [a, b].filter((one) => !isFresh(one)).map((one) => askFirst(one, today))
  return sentences(told.length > 0 && `Today: ${told.join('. ')}.`, ...toAsk)
}

/** That two makers stand beside each other; '' for one. */
function sayMakers(two: readonly AthleteVerdict[], { athletes }: Pick<CoachScope, 'athletes'>): string {
  const worn = two.flatMap(({ athlete }) => {
    const maker = athletes.find(({ id }) => id === athlete.id)?.maker
    return maker === undefined ? [] : [{ name: plainName(athlete.name), maker }]
  })
  if (new Set(worn.map(({ maker }) => maker)).size < 2) return ''
  return `Different makers (${worn.map(({ name, maker }) => `${name} ${maker}`).join(', ')}): their HRV and scores cannot be compared, hours and heart rates roughly.`
}

/** A table with one column for each of the two, and below it what the swing is. */
async function writeColumns(
  two: readonly [AthleteVerdict, AthleteVerdict],
  known: readonly MeanOfTwo[],
  { over, days }: { over: Days; days: Days | undefined },
  context: AnswerContext,
): Promise<string> {
  const [a, b] = two
  const newest = await readNewestOfTwo(two, context)
  const hasHrv = known.some((each) => each.a.measure.metric === 'hrv')
  const usualHrv = hasHrv ? await readUsualHrv(two, over, context) : () => ''
  const rows = known.map((each) => {
    const { metric } = each.a.measure
    const isCut = metric === 'strain' && finishedDays(metric, over, context.scope) !== over
    const cell = (side: keyof MeanOfTwo) =>
      writeFigure(each[side].measure, each[side].value) + usualHrv(each[side], side)
    const label = capital(labelOf(each.a.measure))
    const [said, ...values] = newest(metric) ?? []
    return [
      [`${label}${isCut ? ', without today' : ''}`, cell('a'), cell('b')],
      ...(said ? [[`${label}, ${said}`, ...values]] : []),
    ]
  })
  const swings = await readPairVariation(two, days, context)
  const sizeOf = ({ athlete }: Compared) => swings?.swings.find((one) => one.athlete.id === athlete.id)?.size ?? ''
  const head = [`Average ${nameDays(over, context.scope).over}`, plainName(a.athlete.name), plainName(b.athlete.name)]
  const swing = swings ? [[`Recovery swing${swings.otherDays && `, ${swings.otherDays}`}`, sizeOf(a), sizeOf(b)]] : []
  return paragraphs(
    markdownTable(head, [...rows.flat(), ...swing]),
    swings &&
      `Recovery swing: how much the mornings vary (standard deviation)${swings.note && `, here ${swings.note}`}. Smaller is steadier.`,
  )
}

/**
 * `**Bea Birch** recovered better over the last 7 days, with more sleep and less strain.` Where the morning of one
 * or both is far off, it is said before what differs.
 */
function sayWhatDiffers(
  two: readonly [AthleteVerdict, AthleteVerdict],
  known: readonly MeanOfTwo[],
  over: string,
  today: string,
): string {
  const recovery = known.find((each) => each.a.measure.metric === 'recovery')
  const apart = recovery ? recovery.a.value - recovery.b.value : 0
  const isLevel = Math.abs(apart) < LEVEL
  const who = isLevel
    ? `**They recovered about equally well** ${over}`
    : `${boldName(two[apart > 0 ? 0 : 1].athlete.name)} recovered **better** ${over}`
  const [place, side, other] = apart > 0 ? ([0, 'a', 'b'] as const) : ([1, 'b', 'a'] as const)
  const differs = known
    .filter((each) => labelsApart([each], true).length > 0)
    .map(
      (each) => HAD[each.a.measure.metric]?.[each[side].value > each[other].value ? 0 : 1] ?? labelOf(each.a.measure),
    )
  const what =
    differs.length === 0
      ? 'their sleep and load are much the same.'
      : `${plainName(two[place].athlete.name)} had ${joinAnd(differs)}.`
  // Without a recovery of both nobody can have recovered better.
  if (!recovery) return differs.length === 0 ? '' : `${capital(over)} ${what}`
  const morning = sayFarUnder(two, today)
  if (morning) return `${who}; ${morning}. ${capital(what)}`
  return differs.length > 0 && !isLevel ? `${who}, with ${joinAnd(differs)}.` : `${who}; ${what}`
}

/** What somebody had more of than the other, and less of. */
const HAD: Record<string, readonly [more: string, less: string]> = {
  sleep_duration: ['more sleep', 'less sleep'],
  bed_time: ['a later bed time', 'an earlier bed time'],
  sleep_consistency: ['more regular sleep', 'less regular sleep'],
  strain: ['more strain', 'less strain'],
}

/** `today **both are far under their usual recovery**`; '' where nobody is, or the day's recovery has not come yet. */
function sayFarUnder(two: readonly AthleteVerdict[], today: string): string {
  const [one, other] = two
    .filter(isFresh)
    .filter(
      ({ recovery, recoveryDate, usual }) =>
        recoveryDate >= today && usual !== null && Math.round(usual) - Math.round(recovery) >= FAR_UNDER,
    )
  if (!one) return ''
  return `today **${other ? 'both are' : `${plainName(one.athlete.name)} is`} far under their usual recovery**`
}
