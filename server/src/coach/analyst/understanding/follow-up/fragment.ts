import type { Intent } from '../../question.ts'
import type { Reading } from '../reading.ts'

// What they ask for they say by themselves.
const WHOLE: readonly Intent[] = [
  ...(['emergency', 'medical', 'unsafe_advice', 'manipulation', 'no_access', 'off_topic', 'help', 'greeting'] as const),
  ...(['thanks', 'not_measured', 'at_risk', 'top_performers', 'team_health', 'coverage', 'advice'] as const),
]
const OPENERS = new Set('and also plus same now only just but then make instead again no y or e ok okay so'.split(' '))
const SHORT = 6

/** "And", "same for", "make that", "what about". */
export function isOpened({ tokens: [first, second] }: Reading): boolean {
  return (
    OPENERS.has(first?.text ?? '') || ((first?.text === 'what' || first?.text === 'how') && second?.text === 'about')
  )
}

/** Whether a message cannot stand alone. */
export function isFragment(reading: Reading, intent: Intent): boolean {
  const { tokens, signals, metrics, athletes, ambiguous, conditions } = reading
  if (WHOLE.includes(intent)) return false
  if (intent === 'knowledge') return isOpened(reading) && !signals.has('cue:general') && tokens.length <= SHORT
  const hasSubject =
    athletes.length + ambiguous.length > 0 || ['team', 'cue:who', 'reference'].some((signal) => signals.has(signal))
  const isOverview = (intent === 'team_overview' || intent === 'athlete_overview') && signals.has('cue:overview')
  if (isOverview && hasSubject && !isOpened(reading)) return false
  const isWhole = (metrics.length > 0 || conditions.length > 0) && hasSubject
  if (isWhole)
    return isOpened(reading) && !signals.has('cue:who') && intent === 'value' && reading.statistic === undefined
  return tokens.length <= SHORT || isOpened(reading) || intent === 'unknown'
}
