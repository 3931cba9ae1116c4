import { METRICS, type MetricName } from '@corner/analytics/metric-catalogue.ts'
import { DIRECTION_LEXICON } from '../lexicon/direction-words.ts'
import type { Token } from '../words/token.ts'

/** Whether values that rise or that fall are asked for. The resting heart rate improves by falling. */
export function directionOf(tokens: readonly Token[], metric: MetricName): 'up' | 'down' {
  const said = new Set(DIRECTION_LEXICON.find(tokens).map(({ concept }) => concept))
  if (said.has('down')) return 'down'
  if (said.has('up')) return 'up'
  const lowIsGood = METRICS[metric].better === 'lower'
  return said.has('worse') === lowIsGood ? 'up' : 'down'
}
