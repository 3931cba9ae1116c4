import { spansOf } from '../reading/spans/span.ts'
import { metricCalled } from '../wording/metrics.ts'
import type { FollowUpMessage } from './follow-up-types.ts'

const TRAINING = /\b(practices?|training|trainings|load|workload|lifts?|lifting|workouts?|conditioning|mat time)\b/

/** The measures a message names, each once; practice and training mean the day's strain. */
export function measuresSaid({ spans, words }: Pick<FollowUpMessage, 'spans' | 'words'>): string[] {
  const named = spansOf(spans, 'metric').map(({ metric }) => (metric === 'workouts' ? 'strain' : metric))
  const trained = TRAINING.test(words) ? ['strain'] : []
  return [...new Set([...named.filter((metric) => metric !== 'any_record'), ...trained])].filter(
    (metric) => metricCalled(metric).of !== 'standing',
  )
}

/** Whether a message names a time, a bound or somebody, and so asks for more than another measure. */
export const saysMore = ({ spans }: Pick<FollowUpMessage, 'spans'>): boolean =>
  spans.some(({ kind }) => ['name', 'window', 'weekdays', 'bound', 'band', 'count', 'limit'].includes(kind))
