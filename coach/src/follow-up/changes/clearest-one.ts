import { lookUp } from '../../answers/context/look-up.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const CLEAREST =
  /\b(clearest|most clearly|strongest|best example|most obvious|(shows?|seen) (it )?(the )?(most|best)|as an example|good example|poster (boy|child|kid))\b/

/** For a correlation within the team: the athlete in whom it is clearest. */
export const clearestOne: ReadFollowUp = async (said) => {
  const { last, words } = said
  const { query } = last
  const [measure] = query.measures
  if (measure?.aggregate !== 'correlation' || !CLEAREST.test(words)) return undefined
  const { by: _, order: __, limit: ___, place: ____, ...whole } = query
  const { rows } = await lookUp({ ...whole, asks: 'value' }, said)
  const isUp = (rows[0]?.facts[0]?.value ?? 0) >= 0
  return {
    request: {
      kind: 'query',
      query: { ...whole, by: ['athlete'], order: isUp ? 'highest' : 'lowest', limit: 1, asks: 'who' },
    },
  }
}
