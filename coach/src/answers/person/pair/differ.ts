import { whatWas } from '@corner/analytics/day-verdict/what-was.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import { type FreshVerdict, writeTexts } from '../../day/verdicts.ts'
import { bullets, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { signsOf } from '../off.ts'
import type { WritePair } from '../writers.ts'

const DAYS: Days = { window: { last: 28 } }
/** The difference from which two monthly averages count as different, in the metric's unit. */
const APART = { sleep_duration: 0.4, bed_time: 0.5, sleep_consistency: 6, strain: 1, naps: Number.POSITIVE_INFINITY }
const BESIDE = ['sleep_duration', 'bed_time', 'sleep_consistency', 'strain'] as const
const LEVEL = 3

/** Why one recovers better than the other: whether that is true, and how their nights and loads differ. */
export const sayDiffer: WritePair = async ([a, b], { days }, context) => {
  const over = days?.window && !('day' in days.window) ? days : DAYS
  const read = await Promise.all(
    (['recovery', ...BESIDE] as const).map((metric) => readBoth([a, b], metric, over, context)),
  )
  const [recovery, ...beside] = read
  if (!recovery) return 'There are too few records of one of them in these days to compare.'
  const apart = recovery.a.value - recovery.b.value
  const [better, other] = apart >= 0 ? [a, b] : [b, a]
  const said = nameDays(over, context.scope).over
  const figures = ({ a: one, b: two }: Both) =>
    (apart >= 0 ? [one, two] : [two, one]).map(({ measure, value }) => writeFigure(measure, value)).join(' against ')
  const known = beside.filter((each) => each !== null)
  const differs = known.filter(isApart)
  const alike = known.filter((each) => !isApart(each))
  const write = (each: Both) => `${labelOf(each.a.measure)} ${figures(each)}`
  return paragraphs(
    Math.abs(apart) < LEVEL
      ? `**They are about level** ${said}: recovery ${figures(recovery)} (${plainName(better.athlete.name)}, then ${plainName(other.athlete.name)}).`
      : `${boldName(better.athlete.name)} recovers **better** than ${boldName(other.athlete.name)} ${said}: ${figures(recovery)}.`,
    bullets([
      differs.length > 0
        ? `What differs, in the same order: ${differs.map(write).join('; ')}`
        : 'Nothing of nights and load differs by much',
      ...(alike.length > 0 ? [`Alike: ${alike.map(write).join('; ')}`] : []),
      ...[better, other].flatMap(runsOf),
    ]),
    `What goes together is no cause: ask ${plainName(other.athlete.name)} about nights, school, weight and soreness.`,
  )
}

interface Both {
  a: KnownFact
  b: KnownFact
}

async function readBoth(
  [a, b]: readonly [FreshVerdict, FreshVerdict],
  metric: string,
  over: Days,
  context: AnswerContext,
): Promise<Both | null> {
  const { rows } = await lookUp(
    {
      who: { ids: [a.athlete.id, b.athlete.id] },
      measures: [{ metric, aggregate: 'mean' }],
      days: finishedDays(metric, over, context.scope),
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  const of = ({ athlete }: FreshVerdict) => rows.find(({ group }) => group.athlete?.id === athlete.id)?.facts[0]
  const [first, second] = [of(a), of(b)]
  return isKnown(first) && isKnown(second) ? { a: first, b: second } : null
}

const isApart = ({ a, b }: Both) =>
  Math.abs(a.value - b.value) >= (APART[a.measure.metric as keyof typeof APART] ?? Number.POSITIVE_INFINITY)

/** Current or recent runs of one of them. */
function runsOf(one: FreshVerdict): string[] {
  const signs = signsOf(one)
  if (signs.length > 0) return [`${boldName(one.athlete.name)} now: ${writeTexts(signs)}`]
  return one.past.length > 0 ? [`${boldName(one.athlete.name)} until lately: ${joinAnd(one.past.map(whatWas))}`] : []
}
