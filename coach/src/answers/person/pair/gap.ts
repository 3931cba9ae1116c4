import { addDays } from '@corner/analytics/days/calendar.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WritePair } from '../writers.ts'
import { sayTooFew } from './cannot-compare.ts'

const WEEKS = 8
/** A difference this large between two weekly averages, in points of recovery, is a gap. */
const GAP = 5

/** The week since which one recovers better than the other. */
export const sayGap: WritePair = async ([a, b], _asked, context) => {
  const { today } = context.scope
  const days = Array.from({ length: WEEKS }, (_, week) => ({
    from: addDays(today, -7 * week - 6),
    until: addDays(today, -7 * week),
  }))
  const read = await Promise.all(
    days.map(async (window) => {
      const { rows } = await lookUp(
        {
          who: { ids: [a.athlete.id, b.athlete.id] },
          measures: [{ metric: 'recovery', aggregate: 'mean' }],
          days: { window },
          by: ['athlete'],
          asks: 'value',
        },
        context,
      )
      const of = (id: string): KnownFact | undefined =>
        rows
          .map(({ group, facts: [fact] }) => (group.athlete?.id === id && isKnown(fact) ? fact : undefined))
          .find((fact) => fact)
      return { ...window, a: of(a.athlete.id), b: of(b.athlete.id) }
    }),
  )
  const weeks = read.filter(
    (week): week is typeof week & { a: KnownFact; b: KnownFact } => week.a !== undefined && week.b !== undefined,
  )
  const [newest] = weeks
  if (!newest) {
    const lacking = [a, b].filter((_, side) => !read.some((week) => (side === 0 ? week.a : week.b)))
    return sayTooFew(lacking, 'recoveries', 'to tell since when they differ')
  }
  const side = Math.sign(newest.a.value - newest.b.value)
  const isApart = ({ a: one, b: two }: (typeof weeks)[number]) => side * (one.value - two.value) >= GAP
  const run = weeks.slice(
    0,
    weeks.findIndex((week) => !isApart(week)) === -1 ? weeks.length : weeks.findIndex((week) => !isApart(week)),
  )
  const first = run.at(-1)
  const better = boldName((side >= 0 ? a : b).athlete.name)
  return paragraphs(
    first
      ? `**Since the week of ${writeSpan(first.from, first.until, today)}** ${better} is ahead${run.length === weeks.length ? ', as far back as was looked' : ''}; ${run.length === 1 ? 'the week before they were level or the other way round' : `${run.length} weeks in a row by ${GAP} points or more`}.`
      : `**There is no lasting gap**: over the newest week they are ${GAP} points apart at most.`.replace(
          `${GAP} points apart at most`,
          'close to each other',
        ),
    `${boldName(a.athlete.name)} against ${boldName(b.athlete.name)}, average recovery by week, the newest first:`,
    bullets(
      weeks.map(
        (week) =>
          `${writeSpan(week.from, week.until, today)}: ${writeFigure(week.a.measure, week.a.value)} against ${writeFigure(week.b.measure, week.b.value)}`,
      ),
    ),
  )
}
