import { addDays } from '@corner/analytics/calendar.ts'
import type { Intent, Window } from '../../question.ts'
import type { Reading } from '../reading.ts'
import type { WindowMention } from '../times/window-mention.ts'
import type { Understood } from './understood.ts'

// What these words ask for without a number is carried on, too.
const IMPLYING = ['cue:need_rest', 'cue:short_sleep', 'cue:can_push', 'cue:trend']

/** A fragment with everything that it does not say taken from the message before. */
export function mergedReading(reading: Reading, last: Understood): Reading {
  const asked = last.reading
  const isOfOtherMetric = reading.metrics.length > 0 && reading.metricNames[0] !== asked.metricNames[0]
  const keepsConditions = reading.conditions.length === 0 && !isOfOtherMetric
  const count = last.intent === 'ranking' ? bareCount(reading) : undefined
  const implied = keepsConditions ? IMPLYING.filter((signal) => asked.signals.has(signal)) : []
  return {
    ...reading,
    signals: new Set([...reading.signals, ...implied]),
    metrics: reading.metrics.length > 0 ? reading.metrics : asked.metrics,
    metricNames: reading.metrics.length > 0 ? reading.metricNames : asked.metricNames,
    statistic: reading.statistic ?? asked.statistic,
    windows: count === undefined ? windowsOf(reading, asked) : asked.windows,
    conditions: keepsConditions ? asked.conditions : reading.conditions,
    superlative: reading.superlative ?? asked.superlative,
    limit: count ?? reading.limit ?? nextPlace(reading, asked) ?? asked.limit,
  }
}

const COUNT_WORDS = 6
const COUNT_MAXIMUM = 12
const UNIT = /^(d|days?|nights?|w|wks?|weeks?|months?|h|hrs?|hours?|percent|points?|ms|bpm|st|nd|rd|th|ago)$/

/** "Make it 5", after a ranking: how many are wanted, not over how many days. */
function bareCount({ tokens, conditions }: Reading): number | undefined {
  const numbers = tokens.filter(({ value }) => value !== undefined)
  const value = numbers.length === 1 ? numbers[0]?.value : undefined
  const isBare = tokens.length <= COUNT_WORDS && conditions.length === 0 && !tokens.some(({ text }) => UNIT.test(text))
  return isBare && value !== undefined && Number.isInteger(value) && value >= 1 && value <= COUNT_MAXIMUM
    ? value
    : undefined
}

function windowsOf(reading: Reading, asked: Reading): readonly WindowMention[] {
  const [said] = reading.windows
  const [before] = asked.windows
  if (!said) return asked.windows
  // The coach's answer to "when was the Iowa meet?"
  if (asked.coachDate !== undefined && said.isOneDay) return [aroundDate(asked.coachDate, said)]
  // "And last week?" after "this week".
  if (said.concept === 'last_week' && before?.concept === 'this_week')
    return [{ ...said, window: weekBefore(before.window) }]
  return reading.windows
}

const WEEK = 7

function weekBefore({ from }: Window): Window {
  return { from: addDays(from, -WEEK), until: addDays(from, -1), label: 'the 7 days before' }
}

/** "Before the Iowa meet": the week up to the day before; "since" and "after" it: up to today, which the planner cuts off. */
function aroundDate(coachDate: string, said: WindowMention): WindowMention {
  const { window, today } = said
  const day = window.from
  const name = window.label.replace(/^on /, '')
  const word = coachDate.split(' ')[0]?.toLowerCase() ?? ''
  if (['before', 'until', 'leading'].includes(word))
    return {
      ...said,
      isOneDay: false,
      window: { from: addDays(day, -WEEK), until: addDays(day, -1), label: `the 7 days before ${name}` },
    }
  if (['since', 'after', 'following'].includes(word) && day < today)
    return { ...said, isOneDay: false, window: { from: day, until: today, label: `since ${name}` } }
  return said
}

/** "Who is second?", "who is next?": one place more than before. */
function nextPlace({ tokens }: Reading, { limit = 1 }: Reading): number | undefined {
  const words = new Set(tokens.map(({ text }) => text))
  if (words.has('third')) return 3
  return words.has('second') || words.has('next') ? limit + 1 : undefined
}

interface MergeFacts {
  intent: Intent
  isOnlyWhy: boolean
  /** The fragment names somebody. */
  isNamed: boolean
  isOfOne: boolean
}

const LISTS: readonly Intent[] = ['ranking', 'filter', 'top_performers', 'team_overview', 'team_health', 'knowledge']
// Intents that a fragment falls into for lack of words, rather than asks for.
const VAGUE: readonly Intent[] = [
  'unknown',
  'value',
  'athlete_overview',
  'team_overview',
  'ranking',
  'thanks',
  'knowledge',
  'own_range',
]

/** What a fragment asks for, after the message before it. */
export function mergedIntent(
  reading: Reading,
  { intent, isOnlyWhy, isNamed, isOfOne }: MergeFacts,
  last: Understood,
): Intent {
  const { signals, metrics, conditions } = reading
  const hasMetric = metrics.length > 0 || last.reading.metrics.length > 0
  if (isOnlyWhy) return last.intent === 'at_risk' ? 'at_risk' : isOfOne ? 'athlete_overview' : 'team_overview'
  if (!VAGUE.includes(intent)) return intent
  if (intent === 'own_range')
    return (reading.metricNames[0] ?? last.reading.metricNames[0] ?? 'hrv') === 'hrv' ? 'own_range' : 'value'
  if (intent === 'ranking')
    return isOfOne ? 'value' : last.intent === 'filter' && !signals.has('superlative_strict') ? 'filter' : 'ranking'
  // "And Marcus?" after a list is about him.
  if (isNamed && LISTS.includes(last.intent)) return hasMetric ? 'value' : 'athlete_overview'
  if (last.intent === 'knowledge') return 'value'
  if (last.intent === 'athlete_overview' && metrics.length > 0) return 'value'
  if (last.intent === 'team_overview' && metrics.length > 0) return 'value'
  if (last.intent === 'filter' && metrics.length > 0 && conditions.length === 0 && intent === 'value') return 'value'
  return last.intent
}
