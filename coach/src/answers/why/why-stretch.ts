import type { FactWindow } from '@corner/analytics/query/facts.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { nameDays } from '../../wording/days.ts'
import { writeFigure } from '../../wording/figures.ts'
import { isAgainstOwnMean, labelOf, metricCalled } from '../../wording/metrics.ts'
import { possessive } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { type ComparedAverages, compareAverages, daysBefore } from '../context/compared-days.ts'
import { writePast } from '../day/forms/unusual.ts'
import { type FreshVerdict, judgeOne } from '../day/verdicts.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { sayNoValue } from '../values/no-data.ts'
import { relatedMetrics } from './related-metrics.ts'

/**
 * Why a period until today is as it is: its average next to that of the 28 days before it, the runs in it, and what
 * else differs.
 */
export async function explainStretch(
  athlete: KnownAthlete,
  metric: string,
  { days, window }: { days: Days; window: FactWindow },
  sources: Sources,
): Promise<string> {
  const { over } = nameDays(days, sources.scope)
  const metrics = [metric, 'strain', ...relatedMetrics(metric)]
  const asked = { who: { ids: [athlete.id] }, metrics, by: ['athlete' as const] }
  const [own, ...beside] = await compareAverages(asked, days, daysBefore(window.from), sources)
  if (!own) return sayNoValue(athlete, { metric }, over, sources)
  const judged = await judgeOne(athlete, sources)
  const others = beside.flatMap((one) =>
    one === null || isAgainstOwnMean(one.mean.measure.metric) || isSteady(one) ? [] : [writeBeside(one)],
  )
  return paragraphs(
    `${possessive(athlete.name)} average ${writeBeside(own, true)} ${over}.`,
    sentences(
      judged && runsOf(judged),
      others.length > 0 && `Beside it, against the ${NORMAL_RANGE_DAYS} days before: ${others.join('; ')}.`,
    ),
    'That may be part of it: the records show what goes together, not the cause. Ask how they feel, and about school, illness and stress.',
  )
}

/** Smaller changes are none to a coach. */
const isSteady = ({ mean, difference }: ComparedAverages) =>
  difference === null || Math.abs(difference) <= (metricCalled(mean.measure.metric).steadyWithin || 0)

/**
 * `sleep 5.5 h (7.2 h before)`: an average is compared with an average, not with the usual value, which is a median.
 */
function writeBeside({ mean, usual }: ComparedAverages, isFirst = false): string {
  const { measure, value } = mean
  const figure = writeFigure(measure, value)
  const before = `${writeFigure(usual.measure, usual.value)} ${isFirst ? `over the ${NORMAL_RANGE_DAYS} days ` : ''}before`
  return `${labelOf({ metric: measure.metric })} ${isFirst ? `was **${figure}**` : figure} (${before})`
}

const RUNS = 3

/** Runs of days say more than a single day. */
export function runsOf({ signs, past }: FreshVerdict): string {
  const runs = signs.filter(({ kind, from, until }) => from !== until && kind !== 'at_risk').map(({ text }) => text)
  const told = [...runs, ...past.map((sign) => `${writePast(sign)}, over since`)].slice(0, RUNS)
  return told.length === 0 ? '' : `Over more days: ${told.join('; ')}.`
}
