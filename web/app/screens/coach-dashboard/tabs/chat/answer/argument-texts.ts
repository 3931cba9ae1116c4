import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { ChatStep } from '@corner/contract/entities/chat.ts'
import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'

const AN_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * A tool's arguments as text: `metric: HRV, statistic: average, from: Nov 15`. Leaves out ids (the step's title names
 * the athletes), and values that are unset or false. '' where the title or the rows say all of it in plain words.
 */
export function argumentsText({ tool, arguments: all }: Pick<ChatStep, 'tool' | 'arguments'>): string {
  if (SAID.has(tool)) return ''
  const { combine, ...given } = all
  return Object.entries(given)
    .flatMap(([name, value]) => {
      const isUsual = name === 'lag_days' && value === 0
      const words = inWords(value, combine === 'any' ? ' or ' : ' and ')
      return isUsual || words === '' ? [] : [`${NAMES[name] ?? spaced(name)}: ${words}`]
    })
    .join(', ')
}

/** The title of a query and of verdicts is the sentence, and the rows of articles are their titles. */
const SAID: ReadonlySet<string> = new Set(['query', 'day_verdict', 'knowledge_search'])

/** Readable names for terse argument names. */
const NAMES: Readonly<Record<string, string>> = {
  x: 'metric',
  y: 'with',
  lag_days: 'days later',
  limit: 'at most',
}

function inWords(value: unknown, between = ' and '): string {
  if (typeof value === 'string') return AN_ID.test(value) ? '' : nameOf(value)
  if (typeof value === 'number') return String(value)
  if (value === true) return 'yes'
  if (Array.isArray(value))
    return value
      .map((one) => inWords(one))
      .filter(Boolean)
      .join(between)
  if (typeof value === 'object' && value !== null) return objectInWords(value)
  return ''
}

function objectInWords(value: object): string {
  // Only the days of a window; the step's title names the weekdays.
  if ('from' in value && 'until' in value) return `${inWords(value.from)} to ${inWords(value.until)}`
  return Object.values(value)
    .map((one) => inWords(one))
    .filter(Boolean)
    .join(' ')
}

function nameOf(word: string): string {
  if (Object.hasOwn(METRIC_RECORDS, word)) return METRIC_RECORDS[word as keyof typeof METRIC_RECORDS].label
  return /^[a-z]+(?:_[a-z]+)+$/.test(word) ? spaced(word) : dayLabel(word)
}

const spaced = (name: string) => name.replaceAll('_', ' ').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
