import { metricCalled } from '../wording/metrics.ts'
import type { LastAnswer } from './last-answer.ts'

/** Whether a list of changes was about decreases: by its order, else by most of its lines. */
export function isDecreaseMeant({ query, listed }: LastAnswer): boolean {
  if (query.order) return query.order === 'lowest'
  const down = listed.filter(({ text }) => /\bdown by\b|\bearlier\b/.test(text)).length
  const up = listed.filter(({ text }) => /\bup by\b|\blater\b/.test(text)).length
  if (down !== up) return down > up
  return metricCalled(query.measures[0]?.metric ?? '').better === 'lower'
}
