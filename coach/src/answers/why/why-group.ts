import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import { isNoDifference, writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../context/answer-context.ts'
import { finishedDays } from '../context/finished-days.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { idsInput, type PeopleMeant } from '../context/people-of.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { answerQuery } from '../query/answer-query.ts'
import { correctPremise, sayDayNamed } from './premise.ts'
import { relatedMetrics } from './related-metrics.ts'

/** Up to this many of those who moved furthest are named. */
const NAMED = 3

/** Why a figure of the team or of many is as it is: what moved most with it, and whose values moved furthest. */
export async function explainGroup(
  meant: PeopleMeant,
  metric: string,
  days: Days,
  sources: Sources & { message?: string },
): Promise<string> {
  const ofGroup = { who: meant.isTeam ? {} : { ids: idsInput(meant) ?? [] }, days } as Pick<Query, 'who' | 'days'>
  const metrics = new Set([metric, 'strain', ...relatedMetrics(metric)])
  const measures = [...metrics].map(
    (one): Measure => ({ metric: one, aggregate: 'halves', ...ownDays(one, days, sources) }),
  )
  const { rows } = await lookUp({ ...ofGroup, measures, asks: 'value' }, sources)
  const level = await answerQuery({ ...ofGroup, measures: [{ metric, aggregate: 'mean' }], asks: 'value' }, sources)
  const [own, ...others] = rows[0]?.facts ?? []
  if (!isKnown(own)) return level
  const moved = others
    .filter(isKnown)
    .filter(({ measure, value }) => !isNoDifference(measure, value))
    .map(({ measure, value }) => ({
      size: Math.abs(value) / scaleOf(measure),
      text: `${labelOf(measure)} ${writeFigure(measure, value, own.athletes)}`,
    }))
    .sort((a, b) => b.size - a.size)
  return paragraphs(
    sentences(
      await correctPremise({ who: ofGroup.who }, metric, sources),
      await sayDayNamed({ who: ofGroup.who }, metric, sources),
    ),
    sentences(
      level,
      `It is ${writeFigure(own.measure, own.value, own.athletes)} from the earlier half of these days to the later.`,
      moved.length > 0
        ? `What moved with it: ${moved.map(({ text }) => text).join('; ')}.`
        : 'Nothing else moved from the earlier half of these days to the later.',
    ),
    await answerQuery(
      {
        ...ofGroup,
        measures: [{ metric, aggregate: 'trend' }],
        by: ['athlete'],
        order: isBetterLow(metric) ? 'highest' : 'lowest',
        limit: NAMED,
        asks: 'who',
      },
      sources,
    ),
    'The records show what goes together, not the cause.',
  )
}

/** The days of a measure, where they differ from those of the question. */
function ownDays(metric: string, days: Days, { scope }: Sources): Pick<Measure, 'days'> {
  const finished = finishedDays(metric, days, scope)
  return finished === days ? {} : { days: finished }
}

/** For these metrics the worst value is the highest, so "most" counts from there. */
const isBetterLow = (metric: string) => metricCalled(metric).better === 'lower' || metric === 'strain'

/** The size of a change for a metric, so that points and hours can be ordered together. */
const scaleOf = ({ metric }: Measure) => metricCalled(metric).steadyWithin || 1
