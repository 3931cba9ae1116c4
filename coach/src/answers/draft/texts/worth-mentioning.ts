import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { plainName } from '../../../wording/names.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { joinFew } from '../../phrases/lists.ts'
import type { Line } from '../draft-text.ts'
import type { Week } from '../figures/week-of.ts'
import type { DraftFor } from './draft-for.ts'

/** A report on what is worth noting, such as a page for a meeting. */
export const ASKS_WORTH =
  /\b(worth (mentioning|knowing|a mention)|highlights?|takeaways?|key points|stands? out|one[- ]page|weekly report|bottom line)\b/i

/** A smaller difference of weekly means (points, hours or points of strain) is treated as none. */
const SAME = { recovery: 3, sleep_duration: 0.25, strain: 0.7 } as const
const LABELS = { recovery: 'recovery', sleep_duration: 'sleep', strain: 'strain' } as const

/**
 * What is worth noting about a week: changes, short nights, lighter days.
 * @param today who has a lighter day
 * @param isNamed whether the readers may see names
 */
export async function worthMentioning(
  given: DraftFor,
  week: Week,
  today: readonly Line[],
  isNamed: boolean,
): Promise<Line[]> {
  const found = [...changeOf(week), ...(await shortNights(given, isNamed)), ...today.map(({ text }) => text)]
  return found
    .slice(0, MOST)
    .map((text, place) => ({ text: `Worth mentioning (${place + 1}): ${withSmallStart(text)}`, keep: 1 }))
}

function changeOf({ now, before }: Week): string[] {
  const courses = (['recovery', 'sleep_duration', 'strain'] as const).flatMap((metric) => {
    const [value, old] = [now[metric]?.value, before[metric]?.value]
    if (value === undefined || old === undefined) return []
    return [{ metric, course: Math.abs(value - old) < SAME[metric] ? 'same' : value > old ? 'up' : 'down' }]
  })
  if (courses.length === 0) return []
  const moved = courses.filter(({ course }) => course !== 'same')
  return [
    moved.length === 0
      ? 'Against the week before nothing moved beyond the usual swing.'
      : `Against the week before ${moved.map(({ metric, course }) => `${LABELS[metric]} is ${course}`).join(' and ')}; the rest is about the same.`,
  ]
}

async function shortNights({ toolbox, people, isTeam }: DraftFor, isNamed: boolean): Promise<string[]> {
  const ids = people.map(({ id }) => id) as [string, ...string[]]
  const { rows } = await lookUp(
    {
      who: isTeam ? {} : { ids },
      measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
      days: { window: { last: 7 } },
      by: ['athlete'],
      order: 'lowest',
      asks: 'who',
    },
    { toolbox },
  )
  const known = rows.flatMap(({ group: { athlete }, facts: [fact] }) =>
    athlete && isKnown(fact) ? [{ athlete, hours: fact.value }] : [],
  )
  const short = known.filter(({ hours }) => hours < PERFORMANCE_GUIDANCE.shortSleepBelowHours)
  if (known.length === 0) return []
  const limit = PERFORMANCE_GUIDANCE.shortSleepBelowHours
  if (short.length === 0) return [`Nobody averaged under ${limit} h of sleep.`]
  return [
    `${short.length} of ${known.length} athletes averaged under ${limit} h of sleep${isNamed ? `: ${joinFew(short.map(({ athlete }) => plainName(athlete.name)))}` : ''}.`,
  ]
}

const MOST = 3

const withSmallStart = (text: string) => text.replace(/^(Against|Nobody|Today)\b/, (word) => word.toLowerCase())
