import type { ConnectionCheck, ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import type { State } from '../../../../ui/badges/state-badge.tsx'

/** Title and description of each check. */
export const CHECK_TEXTS: Record<ConnectionCheck, { title: string; about: string }> = {
  answers: { title: 'Answers', about: 'A question comes back with words.' },
  streams: { title: 'Streams', about: 'Words come while it writes.' },
  tools: { title: 'Calls tools', about: 'It looks a figure up, and says what came back.' },
  rules: { title: 'Reads the rules', about: 'It reads all rules and tools to their beginning.' },
  long: { title: 'Reads long look-ups', about: 'It reads as much as a question with several look-ups sends.' },
}

/** The progress of a check. */
export type CheckState = ConnectionCheckResult['state'] | 'waiting' | 'running' | 'not_tried'

export const STATE_TEXTS: Record<CheckState, { state: State; word: string }> = {
  works: { state: 'ready', word: 'Works' },
  weak: { state: 'caution', word: 'Could be better' },
  fails: { state: 'red', word: 'Does not work' },
  waiting: { state: 'none', word: 'Not tested' },
  running: { state: 'none', word: 'Testing' },
  not_tried: { state: 'none', word: 'Not tried' },
}

const count = new Intl.NumberFormat('en-US')
const DOLLARS = { style: 'currency', currency: 'USD' } as const
const inCents = new Intl.NumberFormat('en-US', DOLLARS)
/** A question costs less than a cent. */
const finer = new Intl.NumberFormat('en-US', { ...DOLLARS, minimumFractionDigits: 4 })
/** Smaller amounts are shown as "less than" this. */
const LEAST_DOLLARS = 0.0001

/** "$0.0123"; a fixed text for null, when no prices are configured. */
export function formatCost(dollars: number | null): string {
  if (dollars === null) return 'no price is set'
  if (dollars > 0 && dollars < LEAST_DOLLARS) return `under ${finer.format(LEAST_DOLLARS)}`
  return Number.isInteger(Number((dollars * 100).toFixed(6))) ? inCents.format(dollars) : finer.format(dollars)
}

export function formatDuration(ms: number): string {
  return ms < 950 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export function formatTokens(tokens: number): string {
  return `${count.format(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`
}

/**
 * Duration, tokens and cost of a check: "1.2 s, first word after 300 ms · 4,120 tokens in (4,000 cached), 12 out ·
 * $0.0031".
 */
export function formatFigures({ ms, first_word_ms, tokens, cost }: ConnectionCheckResult): string {
  const { input, cached_input, output } = tokens
  const first = first_word_ms === null ? '' : `, first word after ${formatDuration(first_word_ms)}`
  const cached = cached_input > 0 ? ` (${count.format(cached_input)} cached)` : ''
  return [
    `${formatDuration(ms)}${first}`,
    ...(input + output > 0 ? [`${formatTokens(input)} in${cached}, ${count.format(output)} out`] : []),
    formatCost(cost),
  ].join(' · ')
}

/** All checks in one line: "4 of 5 work · 12.1 s · 21,000 tokens · $0.0312". */
export function formatTotal(results: readonly ConnectionCheckResult[], parts: number): string {
  const add = (read: (result: ConnectionCheckResult) => number) =>
    results.reduce((total, result) => total + read(result), 0)
  const working = results.filter(({ state }) => state !== 'fails').length
  const cost = results.some((result) => result.cost !== null) ? add((result) => result.cost ?? 0) : null
  const tokens = add((result) => result.tokens.input + result.tokens.output)
  return [
    working === parts ? `All ${parts} parts work` : `${working} of ${parts} parts work`,
    formatDuration(add(({ ms }) => ms)),
    formatTokens(tokens),
    formatCost(cost),
  ].join(' · ')
}
