import type { CoachScope } from '../../../scope.ts'
import type { Question } from '../../question.ts'
import type { Understood } from '../follow-up/understood.ts'
import { conditionsFor } from './conditions.ts'
import { metricsFor, orderFor, superlativeOf } from './order.ts'
import { statisticFor } from './statistic.ts'
import { periodOf, windowsFor } from './windows.ts'

type Finished = Pick<
  Question,
  'metrics' | 'statistic' | 'window' | 'otherWindow' | 'conditions' | 'order' | 'limit' | 'place'
>

/** Metrics, statistic, order, windows and conditions of a question, with what its kind implies where it does not say. */
export function finish(
  { reading, intent, athletes }: Understood,
  scope: Pick<CoachScope, 'days' | 'today' | 'athletes'>,
): Finished {
  const superlative = superlativeOf(reading)
  const metrics = metricsFor(reading, intent, superlative)
  const { window, otherWindow } = windowsFor(reading, intent, scope)
  const isOfDays = athletes.length > 0 && reading.signals.has('superlative_strict')
  const statistic = statisticFor({
    said: reading.statistic,
    superlative,
    intent,
    metric: metrics[0],
    window,
    isOfDays,
    isOfSingleDay: reading.signals.has('cue:single_day'),
  })
  const conditions = conditionsFor(reading, {
    intent,
    window: window ?? periodOf(scope),
    isWindowSaid: window !== undefined,
  })
  const isOfConditions = (intent === 'filter' || intent === 'days') && conditions.length > 0
  const order = orderFor(reading, intent, superlative)
  const limit =
    intent === 'ranking'
      ? (reading.limit ??
        (['cue:rank', 'cue:everyone_each'].some((cue) => reading.signals.has(cue)) ? scope.athletes.length : undefined))
      : undefined
  return {
    metrics: isOfConditions ? [...new Set(conditions.map(({ metric }) => metric))] : metrics,
    conditions,
    ...(statistic !== undefined && { statistic }),
    ...(window && { window }),
    ...(otherWindow && { otherWindow }),
    ...(order && { order }),
    ...(limit && { limit }),
    ...(intent === 'ranking' && reading.place && { place: reading.place }),
  }
}
