import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { ToolInput } from '../../tools/every-tool.ts'
import type { Question } from '../question.ts'
import { metricsOf } from './metrics.ts'
import { statisticOfRanking } from './statistic.ts'
import { planWindow } from './window.ts'

/** Who has the most, unless the least is asked for; the first alone, unless more are. */
export function planRanking(question: Question): ToolInput<'ranking'> {
  const [metric] = metricsOf(question)
  return {
    metric,
    statistic: statisticOfRanking(question, metric),
    order: question.order ?? (metricOf(metric).better === 'lower' ? 'lowest' : 'highest'),
    limit: question.limit ?? 1,
    window: planWindow(question.window),
  }
}
