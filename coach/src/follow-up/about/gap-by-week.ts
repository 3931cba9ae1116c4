import type { FactRow } from '@corner/analytics/query/facts.ts'
import { isKnown, lookUp } from '../../answers/context/look-up.ts'
import { bullets, paragraphs } from '../../answers/phrases/lists.ts'
import { comparedBy } from '../../answers/query/differences.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { writeSpan } from '../../wording/day-names.ts'
import { capital } from '../../wording/english.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const GAP =
  /\b((gap|difference|split|distance|spread)\b.*\b(open\w*|start\w*|begin|began|widen\w*|grow\w*|grew|come from|appear\w*|show\w* up|when|since)|(since when|when|which (week|period|days|stretch)|over which)\b.*\b(gap|difference|split|apart|diverg\w*|separat\w*|pull\w* (away|ahead)))\b/
const WEEKS_BACK = 56

/** The difference between two athletes week by week, and since when it exists. */
export const gapByWeek: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const { query } = last
  const [measure] = query.measures
  const ids = query.who.ids ?? []
  if (!measure || ids.length !== 2 || last.request.kind !== 'query' || !GAP.test(words)) return undefined
  const { metric } = measure
  const { rows } = await lookUp(
    {
      who: { ids: [...ids] },
      measures: [{ metric, aggregate: 'mean' }],
      days: { window: { last: WEEKS_BACK } },
      by: ['athlete', 'week'],
      asks: 'value',
    },
    said,
  )
  const weeks = weeksOf(rows)
  const [newest] = weeks.slice(-1)
  if (!newest || weeks.length < 2) return undefined
  const { steadyWithin, differenceUnit: unit } = metricCalled(metric)
  const sign = Math.sign(newest.apart)
  const apart = weeks.findLastIndex((one) => Math.sign(one.apart) !== sign || Math.abs(one.apart) <= steadyWithin)
  const since = weeks[apart + 1]
  const widest = weeks.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart))[0]
  const higher = (sign > 0 ? newest.one : newest.other).group.athlete?.name ?? ''
  const verdict =
    since === undefined
      ? `**In no lasting stretch**: in the newest week they are about the same.`
      : apart < 0
        ? `**All ${weeks.length} weeks**: ${boldName(higher)} is ahead in each.`
        : `**Since ${writeSpan(since.from, since.until, scope.today)}**: from then on ${boldName(higher)} is ahead each week.`
  const line = ({ from, until, one, other, apart: value }: Week) => {
    const told = [one, other].map(({ group, facts: [fact] }) =>
      isKnown(fact) ? `${group.athlete?.name.trim()} ${nameFigure(fact)}` : '',
    )
    return `${capital(writeSpan(from, until, scope.today))}: ${told.join(', ')} (${comparedBy({ value, unit }, metric).size})`
  }
  return {
    request: last.request,
    response: paragraphs(
      `${verdict}${widest ? ` It is widest in the week of ${writeSpan(widest.from, widest.until, scope.today)}.` : ''} Average ${labelOf({ metric })} by week, the first of the two against the second:`,
      bullets(weeks.map(line)),
    ),
  }
}

interface Week {
  from: string
  until: string
  one: FactRow
  other: FactRow
  /** The first of the two minus the second. */
  apart: number
}

function weeksOf(rows: readonly FactRow[]): Week[] {
  const groups = Map.groupBy(rows, ({ group }) => group.week?.from ?? '')
  return [...groups.values()].flatMap(([one, other]) => {
    const [a, b] = [one?.facts[0], other?.facts[0]]
    const week = one?.group.week
    if (!one || !other || !week || !isKnown(a) || !isKnown(b)) return []
    return [{ from: week.from, until: week.until, one, other, apart: a.value - b.value }]
  })
}
