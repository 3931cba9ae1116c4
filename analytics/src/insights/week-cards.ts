import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import { valuesBehind } from './deviation-values.ts'
import type { Evidence } from './evidence.ts'
import { normalText } from './hrv-values.ts'
import { insightValue } from './insight-values.ts'
import { MORE_HOURS, type OwnWeek, WEEK_WIDTH } from './own-week.ts'
import { areShortNightsOver } from './what-is-over.ts'

/**
 * Cards about a week that differs from the four before, most urgent first. A lower load is not reported, because today is
 * not over.
 */
export function weekCards(evidence: Evidence): Insight[] {
  return [
    ...lowRecovery(evidence),
    ...shortSleep(evidence),
    ...poorSleep(evidence),
    ...moreLoad(evidence),
    ...highHrv(evidence),
  ]
}

const RULE = `The mean of the last 7 days against that of the ${NORMAL_RANGE_DAYS} days before: more than ${WEEK_WIDTH} of a standard deviation away.`

/** Not if the newest morning is back to normal. */
function lowRecovery(evidence: Evidence): Insight[] {
  const { recovery } = evidence.own
  const { value } = evidence.latestRecovery
  if (recovery.state !== 'below' || value === null || value >= (recovery.usual.value ?? 0)) return []
  return [
    {
      subject: 'Readiness',
      kind: 'lower_recovery',
      title: 'Recovery lower this week',
      rule: RULE,
      tone: 'watch',
      text: `${beside(recovery, '%', 0, 'on average this week')} Look at the sleep and load of the same days first.`,
      values: valuesBehind('Readiness', evidence),
      article: 'recovery-score',
    },
  ]
}

function shortSleep(evidence: Evidence): Insight[] {
  const { sleep } = evidence.own
  if (sleep.state !== 'below' || areShortNightsOver(evidence)) return []
  return [
    {
      subject: 'Sleep',
      kind: 'less_sleep',
      title: 'Less sleep than usual',
      article: 'sleep-debt',
      rule: RULE,
      text: `${beside(sleep, 'h', 1, 'a night this week')} Find out what takes the time in bed.`,
      values: valuesBehind('Sleep', evidence),
      caution: `The guidance's fixed mark is ${MARKS.shortSleepBelowHours} h for adults; teenagers need 8 to 10 h.`,
      tone: 'watch',
    },
  ]
}

function poorSleep(evidence: Evidence): Insight[] {
  const { quality, efficiency } = evidence.own
  const [worse, name, mark] =
    quality.state === 'below'
      ? ([quality, 'quality', MARKS.suppressedSleepQualityBelow] as const)
      : ([efficiency, 'efficiency', MARKS.lowSleepEfficiencyBelow] as const)
  if (worse.state !== 'below' || areShortNightsOver(evidence)) return []
  const percent = { unit: '%', decimals: 0 } as const
  return [
    {
      subject: 'Sleep',
      kind: `lower_sleep_${name}`,
      title: `Sleep ${name} under the usual`,
      rule: RULE,
      article: name === 'quality' ? 'sleep-need' : 'sleep-stages-caveats',
      text: `${beside(worse, '%', 0, 'on average this week')} Look at bedtime, late meals, screens and the room first.`,
      values: [
        insightValue(worse.week, { name: `Average sleep ${name} of the week`, ...percent }),
        insightValue(worse.usual, { name: `Usual sleep ${name}`, ...percent }),
      ],
      caution: `The guidance's fixed mark is ${mark}%, the same for everybody.`,
      tone: 'watch',
    },
  ]
}

function moreLoad(evidence: Evidence): Insight[] {
  const { strain, hours } = evidence.own
  const isMore = { strain: strain.state === 'above', hours: hours.state === 'above' }
  if (!isMore.strain && !isMore.hours) return []
  const told = [
    ...(isMore.hours ? [beside(hours, 'h', 1, 'of training this week', 'a week')] : []),
    ...(isMore.strain ? [beside(strain, '', 1, 'of strain a day in the 7 days until yesterday')] : []),
  ]
  return [
    {
      subject: 'Load',
      kind: 'more_load',
      title: 'More load than usual',
      article: 'session-rpe',
      tone: 'watch',
      text: `${told.join(' ')} Fine where the plan wants it; otherwise plan easier days after it.`,
      rule: `Workouts: a quarter more than the usual week of the four before, and ${MORE_HOURS.hours} h at least. Strain: ${RULE}`,
      values: valuesBehind('Load', evidence),
      caution: `The fixed mark of ${MARKS.weeklyHoursLargeAbove} h a week is one that nearly every wrestler in season exceeds. Strain sees heart rate alone.`,
    },
  ]
}

function highHrv(evidence: Evidence): Insight[] {
  const { current, nightly } = evidence.ownHrv
  if (current === null || nightly === null || current <= nightly.high) return []
  return [
    {
      subject: 'Heart',
      kind: 'hrv_above_own',
      title: 'HRV far above the usual',
      article: 'hrv-normal-range',
      text: `${normalText(evidence)} As a rule a good sign after easier days; along with heavy legs it can be deep fatigue.`,
      rule: 'The mean HRV of 7 nights (3 at least) against the 30 nights before them (14 at least), a standard deviation above.',
      values: valuesBehind('Heart', evidence),
      caution: `The guidance's fixed mark of ${MARKS.lowHrvBelowMilli} ms is the same for everybody and says little about one person.`,
      tone: 'neutral',
    },
  ]
}

/** For example `6.4 h a night this week; 7.5 h in the four weeks before.` */
function beside({ week, usual }: OwnWeek, unit: '' | 'h' | '%', decimals: number, of: string, usually = ''): string {
  const write = (reading: typeof week) => insightValue(reading, { name: '', unit, decimals }).text
  return `${write(week)} ${of}; ${write(usual)}${usually && ` ${usually}`} in the four weeks before.`
}
