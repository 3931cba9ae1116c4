import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import type { CoachScope } from '../../../scope.ts'
import type { Intent, Window } from '../../question.ts'
import type { Reading } from '../reading.ts'
import { dayInWords } from '../times/calendar-words.ts'

type Scope = Pick<CoachScope, 'days' | 'today'>

const WITHOUT_WINDOW: readonly Intent[] = [
  'advice',
  'knowledge',
  'off_topic',
  'help',
  'greeting',
  'thanks',
  'manipulation',
]

/** The chat's own period. */
export const periodOf = ({ days, today }: Scope): Window => ({
  ...{ from: addDays(today, 1 - days), until: today },
  label: `the last ${days} days`,
})

/** The days that are asked about, and those they are compared with. */
export function windowsFor(
  { windows, signals, statistic }: Reading,
  intent: Intent,
  scope: Scope,
): { window?: Window; otherWindow?: Window } {
  const [first, second] = windows
  if (!first || WITHOUT_WINDOW.includes(intent)) return {}
  // "Since yesterday" is the change from one value to the next, not a stretch of two days.
  if (statistic === 'change' && daysBetween(first.window.from, scope.today) <= 1) return {}
  // Today's value against the own average needs the days before today.
  if (statistic === 'trend' && first.isOneDay && first.window.until === scope.today) return {}
  if (intent === 'comparison' && second) {
    const isTurned = first.isBefore && !second.isBefore
    const [window, otherWindow] = isTurned ? [second.window, first.window] : [first.window, second.window]
    return { window, otherWindow }
  }
  if (intent === 'comparison' && first.isOneDay && signals.has('cue:weeks_ago'))
    return againstWeekOf(first.window, scope)
  if (intent === 'comparison' && signals.has('cue:weekends')) return againstWeekdays(first.window)
  const isWeekAgo = first.concept === 'this_week' || first.concept === 'last_week' || first.concept === 'month'
  if (intent === 'comparison' && isWeekAgo && signals.has('cue:than_before')) return againstBefore(first.window, scope)
  const isCompared = intent === 'comparison' || intent === 'trend' || signals.has('cue:compare')
  if (first.isBefore && isCompared) {
    return againstBefore(first.window, scope)
  }
  if (first.concept === 'days_before' || first.concept === 'weeks_before')
    return { window: againstBefore(first.window, scope).window }
  const onWeekdays = windows.find(({ window }) => window.weekdays)
  const within = windows.find((each) => !each.isOneDay && !each.window.weekdays)
  if (onWeekdays && within) return { window: onWeekdaysOf(onWeekdays.window, within.window) }
  const narrowest = second && windows.find(({ isOneDay }) => isOneDay)
  return { window: (narrowest ?? first).window }
}

/** "On Sundays, last 30 days". */
function onWeekdaysOf({ weekdays, label }: Window, within: Window): Window {
  return { ...within, weekdays, label: `${label.replace(/ of .*$/, '')} of ${within.label}` }
}

/** As many days until today, and as many before them. */
function againstBefore({ from, until }: Window, { today }: Scope): { window: Window; otherWindow: Window } {
  const length = daysBetween(from, until) + 1
  const window = { from: addDays(today, 1 - length), until: today, label: `the last ${length} days` }
  const end = addDays(window.from, -1)
  return { window, otherWindow: { from: addDays(end, 1 - length), until: end, label: `the ${length} days before` } }
}

/** "Compared with two weeks ago": one day is noise, so the 7 days up to it. */
function againstWeekOf({ until }: Window, { today }: Scope): { window: Window; otherWindow: Window } {
  return {
    window: { from: addDays(today, -6), until: today, label: 'the last 7 days' },
    otherWindow: { from: addDays(until, -6), until, label: `the 7 days up to ${dayInWords(until)}` },
  }
}

/** "More on weekends": than on the other days. */
function againstWeekdays(window: Window): { window: Window; otherWindow: Window } {
  return {
    window,
    otherWindow: { ...window, weekdays: [1, 2, 3, 4, 5], label: window.label.replace('weekends', 'weekdays') },
  }
}
