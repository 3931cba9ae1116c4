import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import type { InsightValue } from '@corner/contract/entities/ai-insights.ts'
import { counted } from '../numbers/counted.ts'
import { NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import { onDay, staleText } from './day-phrases.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, notJudged } from './finding.ts'
import { insightValue } from './insight-values.ts'
import { isEnough, tooFew, WEEK_MINIMUM } from './week-minimum.ts'
import { areShortNightsOver } from './what-is-over.ts'

const HOURS = MARKS.shortSleepBelowHours
const QUALITY = MARKS.suppressedSleepQualityBelow
const EFFICIENCY = MARKS.lowSleepEfficiencyBelow

/** Duration, quality and efficiency of the week's nights. */
export function findSleep(evidence: Evidence): Finding[] {
  return [findDuration(evidence), findQuality(evidence), findEfficiency(evidence)]
}

const LONGER_NIGHTS = `Bring sleep to ${HOURS} h or more: 30 to 60 min more in bed, same wake time every day.`

const isShortMonth = ({ monthSleep }: Evidence) =>
  monthSleep.records >= NORMAL_RANGE_MINIMUM && (monthSleep.value ?? HOURS) < HOURS

/** Whether the week's nights are short on average. */
export function isShortWeek({ weekSleep }: Evidence): boolean {
  return isEnough(weekSleep) && (weekSleep.value ?? HOURS) < HOURS
}

/** A single night needs one record, the week's average three. */
function findDuration(evidence: Evidence): Finding {
  const { latestSleep, weekSleep, today } = evidence
  const latest = insightValue(latestSleep, { name: 'Latest night', unit: 'h', decimals: 1, marks: [HOURS] })
  const week = insightValue(weekSleep, { name: 'Average sleep of the week', unit: 'h', decimals: 1, marks: [HOURS] })
  const common = {
    subject: 'Sleep',
    kind: 'sleep_duration',
    rule: `A night, or the week's average over ${WEEK_MINIMUM} nights or more, under ${HOURS} h is short. A mark for adults: teenagers need 8 to 10 h.`,
    values: [latest, week],
  } satisfies Partial<Finding>
  if (latestSleep.value === null || latestSleep.until === null)
    return notJudged(
      common,
      'Sleep not known',
      'No night with a sleep in the last 7 days, so its length is not judged.',
    )
  const isShortNight = latestSleep.value < HOURS
  const isSign = evidence.day.signs.some(({ kind }) => kind === 'short_night' || kind === 'short_nights')
  const isOver = areShortNightsOver(evidence)
  const isShort = isShortWeek(evidence)
  const night = `The latest night (${onDay(latestSleep.until, today)}) had ${latest.text} of sleep.`
  const average = isEnough(weekSleep)
    ? ` The week averages ${week.text} over ${counted(weekSleep.records, 'night')}.`
    : ` The week's average is not judged: ${tooFew(weekSleep, 'night')}.`
  const told = `${night}${average}${staleText(latestSleep.until, today)}`
  if (!isShortNight && !isShort && isUnderUsual(evidence, 'sleep'))
    return {
      ...common,
      title: 'Sleep long enough, but less than usual',
      text: `${told} The four weeks before had ${insightValue(evidence.own.sleep.usual, { name: '', unit: 'h', decimals: 1 }).text} a night.`,
      article: 'sleep-need',
      tone: 'neutral',
    }
  if (!isShortNight && !isShort)
    return { ...common, title: 'Sleep long enough', text: told, article: 'sleep-need', tone: 'good' }
  if (!isShort && isEnough(weekSleep) && !isSign)
    return {
      ...common,
      title: 'Short latest night',
      text: `${told} One such night asks for nothing.`,
      article: 'sleep-need',
      tone: 'neutral',
    }
  if (!isShort)
    return {
      ...common,
      title: 'Short latest night',
      text: told,
      article: 'sleep-need',
      tone: 'watch',
      concern: `Short latest night: ${latest.text}`,
      ...(!isEnough(weekSleep) && { focus: LONGER_NIGHTS }),
    }
  const month = isShortMonth(evidence)
    ? `, ${insightValue(evidence.monthSleep, { name: '', unit: 'h', decimals: 1 }).text} over the month`
    : ''
  return {
    ...common,
    title: isOver ? 'Short nights this week, over now' : 'Short nights this week',
    text: told,
    article: 'sleep-debt',
    tone: isOver ? 'watch' : 'concern',
    concern: `Short sleep: ${week.text} on average this week${month}${isOver ? ', by short nights that are over' : ''}`,
    focus: isOver ? 'Hold the longer nights of the last days.' : LONGER_NIGHTS,
  }
}

/** Whether the week lies under the four before, as a card says; nights that are over explain it. */
const isUnderUsual = (evidence: Evidence, week: 'sleep' | 'quality' | 'efficiency') =>
  evidence.own[week].state === 'below' && !areShortNightsOver(evidence)

/** A week that the fixed mark lets pass, but that is under the athlete's usual. */
function underUsual(
  evidence: Evidence,
  { metric, value, mark, told }: { metric: 'quality' | 'efficiency'; value: InsightValue; mark: number; told: string },
): Pick<Finding, 'title' | 'text' | 'tone' | 'concern' | 'values'> {
  const usual = insightValue(evidence.own[metric].usual, { name: `Usual sleep ${metric}`, unit: '%', decimals: 0 })
  const place = `${(value.value ?? 0) > mark ? 'above' : 'at'} ${mark}%, but under the usual ${usual.text}`
  return {
    title: `Sleep ${metric} under the usual`,
    tone: 'watch',
    text: `${told.replace(/\.$/, '')}: ${place}.`,
    concern: `Sleep ${metric} ${value.text} on average this week: ${place}`,
    values: [value, usual],
  }
}

function findQuality(evidence: Evidence): Finding {
  const { weekQuality } = evidence
  const value = insightValue(weekQuality, {
    name: 'Average sleep quality of the week',
    unit: '%',
    decimals: 0,
    marks: [QUALITY],
  })
  const common = {
    subject: 'Sleep',
    kind: 'sleep_quality',
    article: 'sleep-need',
    rule: `Average sleep quality under ${QUALITY}% is suppressed; judged over ${WEEK_MINIMUM} nights or more.`,
    values: [value],
  } satisfies Partial<Finding>
  if (weekQuality.value === null || !isEnough(weekQuality))
    return notJudged(
      common,
      'Sleep quality not judged',
      `The week's average needs more: ${tooFew(weekQuality, 'night')}.`,
    )
  const told = `Sleep quality averages ${value.text} over ${counted(weekQuality.records, 'night')}.`
  if (weekQuality.value >= QUALITY && isUnderUsual(evidence, 'quality'))
    return { ...common, ...underUsual(evidence, { metric: 'quality', value, mark: QUALITY, told }) }
  if (weekQuality.value >= QUALITY) return { ...common, title: 'Sleep quality holds', text: told, tone: 'good' }
  return {
    ...common,
    title: 'Suppressed sleep quality',
    tone: 'watch',
    text: `${told} Look at bedtime, late meals, screens and the room first.`,
    concern: `Suppressed sleep quality: ${value.text} on average`,
    focus: 'Protect the hour before bed: dim light, no screens, nothing heavy to eat.',
  }
}

function findEfficiency(evidence: Evidence): Finding {
  const { weekEfficiency } = evidence
  const value = insightValue(weekEfficiency, {
    name: 'Average sleep efficiency of the week',
    unit: '%',
    decimals: 0,
    marks: [EFFICIENCY],
  })
  const common = {
    subject: 'Sleep',
    kind: 'sleep_efficiency',
    article: 'sleep-stages-caveats',
    rule: `Average sleep efficiency under ${EFFICIENCY}% is low; judged over ${WEEK_MINIMUM} nights or more.`,
    values: [value],
    caution: 'A wearable misses about half of the time awake in bed, so efficiency looks better than it is.',
  } satisfies Partial<Finding>
  if (weekEfficiency.value === null || !isEnough(weekEfficiency))
    return notJudged(
      common,
      'Sleep efficiency not judged',
      `The week's average needs more: ${tooFew(weekEfficiency, 'night')}.`,
    )
  const told = `Sleep efficiency averages ${value.text} over ${counted(weekEfficiency.records, 'night')}.`
  if (weekEfficiency.value >= EFFICIENCY && isUnderUsual(evidence, 'efficiency'))
    return { ...common, ...underUsual(evidence, { metric: 'efficiency', value, mark: EFFICIENCY, told }) }
  if (weekEfficiency.value >= EFFICIENCY)
    return { ...common, title: 'Sleep efficiency holds', text: told, tone: 'good' }
  return {
    ...common,
    title: 'Low sleep efficiency',
    tone: 'watch',
    text: `${told} More of the time in bed is spent awake than is usual for people who sleep well.`,
    concern: `Low sleep efficiency: ${value.text} on average`,
    focus: 'Go to bed when sleepy and get up at one fixed time, weekends too.',
  }
}
