import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { weekdayBegunBy } from '../../language/times/calendar-words.ts'
import { directionsIn } from '../../reading/period-comparisons/words.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeFigure } from '../../wording/figures.ts'
import { isAgainstOwnMean, labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../context/answer-context.ts'
import { type ComparedAverages, compareAverages, daysBefore } from '../context/compared-days.ts'
import { sentences } from '../phrases/lists.ts'
import { readVariation, wayOf } from '../query/periods/variation.ts'

type Whose = Pick<Query, 'who' | 'by'>
type Worded = Sources & { message?: string }

const LOW = /\b(low|so low|bad|flat|dead|cooked|gassed|poor|shot|drained|off)\b/
const HIGH = /\b(high|good|great|fresh|so well)\b/

/** What a "why" assumes: that a figure is down, or up; undefined: neither, or both. */
function premiseIn(message: string): 'down' | 'up' | undefined {
  const words = message.toLowerCase()
  const said = directionsIn(words)
  const down = said.down || LOW.test(words)
  const up = said.up || HIGH.test(words)
  return down === up ? undefined : down ? 'down' : 'up'
}

/** In standard deviations from day to day. */
const ONE_MOVED = 0.5

/**
 * A wrong assumption, corrected before anything is explained: "It is not down: recovery is 60% today, 61% over the 28
 * days before"; '' where it holds.
 */
export async function correctPremise(whose: Whose, metric: string, sources: Worded): Promise<string> {
  const premise = premiseIn(sources.message ?? '')
  const { today } = sources.scope
  if (premise === undefined || metricCalled(metric).of !== 'night' || isAgainstOwnMean(metric)) return ''
  const [now] = await compareAverages(
    { ...whose, metrics: [metric] },
    { window: { day: 0 } },
    daysBefore(today),
    sources,
  )
  if (!now || now.difference === null) return ''
  const [swing = null] = await readVariation(whose, [metric], today, sources)
  const isOne = whose.by !== undefined
  const way = wayOf({ metric, difference: now.difference, records: [now.mean.records, now.usual.records], swing })
  // A single morning of one athlete hardly ever leaves the usual variation: half of it is enough to look like a change.
  const isLevel = isOne ? Math.abs(now.difference) <= ONE_MOVED * (swing ?? 0) : way === 'same'
  if (!isLevel && now.difference > 0 === (premise === 'up')) return ''
  const other = isLevel ? '' : `, but ${premise === 'down' ? 'up' : 'down'}`
  return `**It is not ${premise}**${other}: ${labelOf({ metric })} is ${write(now.mean)} today, ${write(now.usual)} over the ${NORMAL_RANGE_DAYS} days before.`
}

const write = ({ measure, value, athletes }: ComparedAverages['mean']) => writeFigure(measure, value, athletes)

const DAY = /\b(yesterday|(sun|mon|tue|wed|thu|fri|sat)[a-z]*day|tues|thurs?)('?s)?\b/

/** The day named as a cause; the newest one before today. */
function dayNamed(message: string, today: CalendarDay): CalendarDay | undefined {
  const [word] = DAY.exec(message.toLowerCase()) ?? []
  if (word === undefined) return undefined
  if (word.startsWith('yesterday')) return addDays(today, -1)
  const weekday = weekdayBegunBy(word)
  return [1, 2, 3, 4, 5, 6, 7].map((back) => addDays(today, -back)).find((day) => weekdayOf(day) === weekday)
}

/**
 * "Was it my workout on Tuesday": the strain of that day next to the usual one, and the figure of the day after; ''
 * where no day is named.
 */
export async function sayDayNamed(whose: Whose, metric: string, sources: Worded): Promise<string> {
  const { today } = sources.scope
  const day = dayNamed(sources.message ?? '', today)
  if (day === undefined || metricCalled(metric).of !== 'night') return ''
  const after = addDays(day, 1)
  const usual = daysBefore(day)
  const [[strain], [next]] = await Promise.all([
    compareAverages({ ...whose, metrics: ['strain'] }, { window: { from: day, until: day } }, usual, sources),
    compareAverages({ ...whose, metrics: [metric] }, { window: { from: after, until: after } }, usual, sources),
  ])
  const told = (one: ComparedAverages) =>
    `${write(one.mean)}, against ${write(one.usual)} on average over the ${NORMAL_RANGE_DAYS} days before`
  return sentences(
    strain != null && `Strain ${writeWhen(day, today)} was ${told(strain)}.`,
    next != null && `The morning after, ${labelOf({ metric })} was ${told(next)}.`,
  )
}
