import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { checkQuery } from '@corner/analytics/query/check-query.ts'
import { findMetric } from '@corner/analytics/query/find-metric.ts'
import type { Aggregate, Query } from '@corner/contract/entities/query.ts'
import type { Edit } from './edit.ts'
import { editWho } from './edit-who.ts'

/** Measures of how far something moved: above and below nothing are its better and worse. */
const OF_CHANGE: readonly Aggregate[] = ['trend', 'halves', 'change', 'change_percent', 'from_own_average']

/**
 * A list of athletes with the changes of a message.
 * @returns undefined: a query cannot express it, or it would make no sense
 */
export function editQuery(query: Query, edit: Edit): Query | undefined {
  const { limit, shown, only, fresh, moved, form, isShorter } = edit
  const [measure] = query.measures
  const who = editWho(query.who, edit)
  if (
    !query.by?.includes('athlete') ||
    !measure ||
    !who ||
    fresh ||
    moved ||
    form ||
    edit.back !== undefined ||
    isShorter
  )
    return undefined
  if (edit.with && !edit.with.every((id) => query.who.except?.includes(id))) return undefined
  const isLowGood = findMetric(CATALOGUE, measure.metric)?.better === 'lower'
  const [better, worse] = isLowGood ? (['lowest', 'highest'] as const) : (['highest', 'lowest'] as const)
  const { having: _, ...rest } = query
  const moves = only === 'worse' || only === 'better'
  if (only !== undefined && (!moves || !OF_CHANGE.includes(measure.aggregate))) return undefined
  const isRecovery = edit.order === 'recovery'
  if (isRecovery && measure.metric !== 'recovery') return undefined
  const said =
    edit.order &&
    {
      worst: worse,
      best: better,
      recovery: 'highest' as const,
      highest: 'highest' as const,
      lowest: 'lowest' as const,
    }[edit.order]
  const order = said ?? query.order ?? (only === 'worse' ? worse : limit !== undefined || only ? better : undefined)
  const edited: Query = {
    ...(moves ? rest : query),
    who,
    ...(moves && { having: { is: (only === 'worse') === isLowGood ? 'above' : 'below', than: 0 } as const }),
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(shown && { shown }),
  }
  return checkQuery(edited).length === 0 ? edited : undefined
}
