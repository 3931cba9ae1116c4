import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { isNoDifference, writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../asked/answer-context.ts'
import { lookUp } from '../asked/look-up.ts'
import { idsInput, type PeopleMeant } from '../asked/people-of.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { ofOtherMakers } from '../values/left-out.ts'
import { metricsBeside } from './beside.ts'

/** So many of those who moved furthest are named. */
const NAMED = 3

/** Why a figure of the team or of many is as it is: what moved most with it, and whose moved furthest. */
export async function explainGroup(meant: PeopleMeant, metric: string, days: Days, sources: Sources): Promise<string> {
  const who = { ...(meant.isTeam ? {} : { ids: idsInput(meant) ?? [] }) } as Query['who']
  const { over } = nameDays(days, sources.scope)
  const whose = meant.isTeam ? "The team's" : `The ${meant.people.length} athletes'`
  const asked = [metric, 'strain', ...metricsBeside(metric)].filter((one, place, all) => all.indexOf(one) === place)
  const moved = await lookUp({ who, measures: asked.map(halves), days, asks: 'value' }, sources)
  const level = await lookUp({ who, measures: [{ metric, aggregate: 'mean' }], days, asks: 'value' }, sources)
  const mean = level.rows[0]?.facts[0]
  if (mean == null || mean.value === null)
    return `There is no ${labelOf({ metric })} data ${over}, so there is nothing to explain.`
  const [own, ...others] = moved.rows[0]?.facts ?? []
  const ofOthers = others.flatMap(({ measure, value }) =>
    value === null || isNoDifference(measure, value)
      ? []
      : [
          {
            size: Math.abs(value) / scaleOf(measure),
            text: `${labelOf(measure)} ${writeFigure(measure, value, mean.athletes)}`,
          },
        ],
  )
  const furthest = ofOthers.toSorted((a, b) => b.size - a.size).map(({ text }) => text)
  return paragraphs(
    sentences(
      `${whose} average ${labelOf({ metric })} ${over} is **${writeFigure(mean.measure, mean.value, mean.athletes)}** (${mean.athletes} athletes)${own == null || own.value === null ? '.' : `, ${writeFigure(own.measure, own.value, mean.athletes)} from the earlier half of these days to the later.`}`,
      furthest.length > 0
        ? `What moved with it: ${furthest.join('; ')}.`
        : 'Nothing else moved from the earlier half of these days to the later.',
      ofOtherMakers(moved.leftOut.filter(({ reason }) => reason === 'other_maker').map(({ athlete }) => athlete)),
    ),
    await writeFurthest(who, metric, days, sources),
    'The records show what goes together, not the cause.',
  )
}

const halves = (metric: string): Measure => ({ metric, aggregate: 'halves' })

/** Who lies furthest below their own average, or above it where less is better. */
async function writeFurthest(who: Query['who'], metric: string, days: Days, sources: Sources): Promise<string> {
  const order = metric === 'resting_heart_rate' || metric === 'strain' ? 'highest' : 'lowest'
  const { rows } = await lookUp(
    { who, measures: [{ metric, aggregate: 'trend' }], days, by: ['athlete'], order, limit: NAMED, asks: 'who' },
    sources,
  )
  const lines = rows.flatMap(({ group, facts: [fact] }) =>
    group.athlete && fact && fact.value !== null
      ? [`${boldName(group.athlete.name)}: ${writeFigure(fact.measure, fact.value)}`]
      : [],
  )
  return lines.length === 0
    ? ''
    : paragraphs(`${capital(labelOf({ metric }))} furthest from their own average:`, bullets(lines))
}

/** What counts as a move of a metric, so that points and hours can stand in one order. */
const scaleOf = ({ metric }: Measure) => metricCalled(metric).steadyWithin || 1
