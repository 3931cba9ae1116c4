import type { Days } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WritePair } from '../writers.ts'
import { sayTooFew } from './cannot-compare.ts'
import type { Compared } from './facts-of-two.ts'
import { spreadDays } from './pair-days.ts'

/** Spreads of recovery closer than this, in points, count as equal. */
const CLOSE = 1.5

interface Swing {
  athlete: Pick<KnownAthlete, 'id' | 'name'>
  deviation: number
  text: string
  /** `9.5 points`. */
  size: string
}

/** How much the recovery of each varies over some days; without whoever has too few records. */
async function readSwings(two: readonly [Compared, Compared], over: Days, context: AnswerContext): Promise<Swing[]> {
  const ids = two.map(({ athlete }) => athlete.id)
  const { rows } = await lookUp(
    {
      who: { ids },
      measures: (['deviation', 'min', 'max', 'mean'] as const).map((aggregate) => ({ metric: 'recovery', aggregate })),
      days: over,
      by: ['athlete'],
      asks: 'value',
    },
    context,
  )
  return rows.flatMap(({ group: { athlete }, facts: [deviation, min, max, mean] }): Swing[] =>
    athlete && isKnown(deviation) && isKnown(min) && isKnown(max) && isKnown(mean)
      ? [
          {
            athlete,
            deviation: deviation.value,
            text: `${writeFigure(deviation.measure, deviation.value)} around a mean of ${writeFigure(mean.measure, mean.value)}, between ${writeFigure(min.measure, min.value)} and ${writeFigure(max.measure, max.value)}`,
            size: writeFigure(deviation.measure, deviation.value),
          },
        ]
      : [],
  )
}

/** How much the recovery of two athletes varies from day to day; undefined: one has too few records. */
export async function readPairVariation(
  two: readonly [Compared, Compared],
  days: Days | undefined,
  context: AnswerContext,
) {
  const { days: over, because } = spreadDays(days, context.scope)
  const swings = await readSwings(two, over, context)
  const [first, second] = swings.toSorted((a, b) => a.deviation - b.deviation)
  if (!first || !second) return undefined
  const span = nameDays(over, context.scope).over
  const said = because === '' ? span : `${span} (${because})`
  return {
    steadier: first.athlete,
    isClose: second.deviation - first.deviation < CLOSE,
    swings: [first, second],
    text: `${boldName(first.athlete.name)} is steadier ${said}`,
    over: said,
    /** Where the days are others than those compared: which, and which and why. */
    otherDays: because === '' ? '' : span,
    note: because === '' ? '' : `${span}, because ${because}`,
  }
}

/** Who is steadier from day to day, by how much the recovery varies. */
export const saySteadier: WritePair = async (two, { days }, context) => {
  const read = await readPairVariation(two, days, context)
  if (!read) {
    const known = await readSwings(two, spreadDays(days, context.scope).days, context)
    const lacking = two.filter((one) => !known.some(({ athlete }) => athlete.id === one.athlete.id))
    return sayTooFew(lacking, 'recoveries', 'in these days to tell who is steadier')
  }
  const name = boldName(read.steadier.name)
  return paragraphs(
    read.isClose ? `**About even**: ${name} by a little, ${read.over}.` : `${name} is **steadier** ${read.over}.`,
    bullets(read.swings.map(({ athlete, text }) => `${boldName(athlete.name)}: recovery swings by ${text}`)),
    'The swing is the standard deviation of the mornings: the smaller, the more alike the days.',
  )
}
