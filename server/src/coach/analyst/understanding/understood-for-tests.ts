import { daysBetween } from '@corner/analytics/calendar.ts'
import type { Comparison, Question } from '../question.ts'
import { riverside } from './scope-for-tests.ts'
import { understand } from './understand.ts'

const SIGNS: Record<Comparison, string> = { below: '<', at_most: '<=', above: '>', at_least: '>=' }

/** Everything that a question says, in single words. */
function wordsOf(question: Question): Set<string> {
  const { window, limit, order, statistic, givenRecovery, lagDays } = question
  const conditions = question.conditions.flatMap(({ metric, comparison, value, statistic: of }) => {
    const demand = `${SIGNS[comparison]}${value}`
    return [`${metric}${demand}`, `${of}${demand}`]
  })
  const days = window && daysBetween(window.from, window.until) + 1
  return new Set(
    [
      question.intent,
      ...question.metrics,
      ...conditions,
      ...question.athletes.map(({ first_name }) => first_name),
      ...(question.strangers.length === 0 ? ['stranger:-'] : question.strangers.map((said) => `stranger:${said}`)),
      question.team && 'team',
      question.countOnly && 'count',
      question.why && 'why',
      question.isNegated && 'negated',
      question.leastIssues !== undefined && `issues:${question.leastIssues}`,
      question.notMeasured && `of:${question.notMeasured.replaceAll(' ', '-')}`,
      ...question.alsoMetrics.map((metric) => `also:${metric}`),
      question.otherWindow && `against:${question.otherWindow.from}`,
      ...question.clarifications.map(({ kind }) => `asks:${kind}`),
      statistic,
      order,
      limit !== undefined && `limit:${limit}`,
      days !== undefined && `days:${days}`,
      window && `from:${window.from}`,
      givenRecovery !== undefined && `given:${givenRecovery}`,
      lagDays !== undefined && `lag:${lagDays}`,
    ].filter((word) => typeof word === 'string'),
  )
}

const alternatives = (demand: string): string[] => {
  const [key, ...rest] = demand.split(':')
  return rest.length > 0
    ? rest
        .join(':')
        .split('|')
        .map((value) => `${key}:${value}`)
    : demand.split('|')
}

/** What a message, or the last of several, should be understood as and is not; `understood` are words as `wordsOf` gives them. */
export function lackingIn(message: string | readonly string[], understood: string): string[] {
  const messages = typeof message === 'string' ? [message] : message
  const history = messages.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '**Marcus Okafor** and **Ana Costa**.' },
  ])
  const words = wordsOf(understand({ message: messages.at(-1) ?? '', history, scope: riverside() }))
  const lacking = understood.split(/ (?!Lee)/).filter((demand) => !alternatives(demand).some((word) => words.has(word)))
  return lacking.length === 0 ? [] : [...lacking, `understood: ${[...words].join(' ')}`]
}
