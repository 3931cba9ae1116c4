import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { FAR_UNDER } from '../../day/forms/watch.ts'
import { type FreshVerdict, reasonsOf, writeNamedStanding, writeTexts } from '../../day/verdicts.ts'
import { capital, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { markdownTable } from '../../phrases/markdown-table.ts'
import { sayByNature } from '../../query/caveats.ts'
import type { WritePair } from '../writers.ts'
import { COMPARED_METRICS, LEVEL, labelsApart, usualHrv } from './differ.ts'
import { betterOf } from './fresher.ts'
import { type MeanOfTwo, readMeansOfTwo } from './means-of-two.ts'
import { readNewestOfTwo } from './newest-of-two.ts'
import { comparedDays } from './pair-days.ts'
import { readPairVariation } from './steadier.ts'

const METRICS = COMPARED_METRICS.toSpliced(2, 0, 'resting_heart_rate')

/**
 * Two athletes compared by no particular measure: today first, then their averages and newest values side by side, then
 * what differs.
 */
export const sayCompare: WritePair = async (two, asked, context) => {
  const over = comparedDays(asked.days)
  const means = await readMeansOfTwo(two, METRICS, over, context)
  const known = means.filter((each) => each !== null)
  const { better, other } = betterOf(two)
  return paragraphs(
    `Today: ${[better, other].map((one) => sayToday(one, context.scope.today)).join('. ')}.`,
    known.length === 0
      ? 'One of them has too few records in these days to compare.'
      : await writeColumns(two, known, { over, days: asked.days }, context),
    known.some(({ a }) => a.measure.metric === 'hrv') && sayByNature('hrv'),
    known.length > 0 && sayWhatDiffers(two, known, nameDays(over, context.scope).over, context.scope.today),
  )
}

/** `**Ann Ash** (35%, usually 63%): a lighter day; 5.6 h of sleep last night`. */
function sayToday(one: FreshVerdict, today: string): string {
  const reasons = reasonsOf(one)
  return `${writeNamedStanding(one, today)}: ${VERDICT_WORDS[one.verdict].short}${reasons.length > 0 ? `; ${writeTexts(reasons)}` : ''}`
}

/** A table with one column for each of the two, and below it what the swing is. */
async function writeColumns(
  two: readonly [FreshVerdict, FreshVerdict],
  known: readonly MeanOfTwo[],
  { over, days }: { over: Days; days: Days | undefined },
  context: AnswerContext,
): Promise<string> {
  const [a, b] = two
  const newest = await readNewestOfTwo(two, context)
  const rows = await Promise.all(
    known.map(async (each) => {
      const { metric } = each.a.measure
      const isCut = metric === 'strain' && finishedDays(metric, over, context.scope) !== over
      const cell = async (one: FreshVerdict, side: keyof MeanOfTwo) =>
        writeFigure(each[side].measure, each[side].value) +
        (await usualHrv(one, each[side], over, context)) +
        newest(one, metric)
      return [
        `${capital(labelOf(each.a.measure))}${isCut ? ', without today' : ''}`,
        await cell(a, 'a'),
        await cell(b, 'b'),
      ]
    }),
  )
  const swings = await readPairVariation(two, days, context)
  const sizeOf = ({ athlete }: FreshVerdict) => swings?.swings.find((one) => one.athlete.id === athlete.id)?.size ?? ''
  const head = [capital(nameDays(over, context.scope).over), plainName(a.athlete.name), plainName(b.athlete.name)]
  const swing = swings ? [['Recovery swing', sizeOf(a), sizeOf(b)]] : []
  return paragraphs(
    markdownTable(head, [...rows, ...swing]),
    swings &&
      `Recovery swing: how much the mornings vary (standard deviation)${swings.note && `, here ${swings.note}`}. Smaller is steadier.`,
  )
}

/**
 * `**Bea Birch** recovered better over the last 7 days; they also differ in sleep and strain.` Where the morning of one
 * or both is far off, it is said before what differs.
 */
function sayWhatDiffers(
  two: readonly [FreshVerdict, FreshVerdict],
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
  const differs = labelsApart(known, true)
  const what =
    differs.length === 0
      ? 'their sleep and load are much the same.'
      : `they ${isLevel ? '' : 'also '}differ in ${joinAnd(differs)}.`
  const morning = sayFarUnder(two, today)
  return morning ? `${who}; ${morning}. ${capital(what)}` : `${who}; ${what}`
}

/** `today **both are far under their usual recovery**`; '' where nobody is, or the day's recovery has not come yet. */
function sayFarUnder(two: readonly FreshVerdict[], today: string): string {
  const [one, other] = two.filter(
    ({ recovery, recoveryDate, usual }) =>
      recoveryDate >= today && usual !== null && Math.round(usual) - Math.round(recovery) >= FAR_UNDER,
  )
  if (!one) return ''
  return `today **${other ? 'both are' : `${plainName(one.athlete.name)} is`} far under their usual recovery**`
}
