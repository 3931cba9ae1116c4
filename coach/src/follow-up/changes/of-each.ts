import type { Query } from '@corner/contract/entities/query.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { saysMore } from '../measures-said.ts'

const OF_EACH =
  /^\W*((and|so|but|ok|now|show|give|me|can you|please|break|split|it|that|this|down|list|what about|the same|same) )*((by|per|for each|of each|each|for every|every) (athlete|kid|guy|person|wrestler|player|one|name|individual)|by name|individually|one by one|guy by guy|athlete by athlete)( please)?\W*$/

/** "By athlete" after a figure of the team: the same for each. */
export const ofEach: ReadFollowUp = (said) => {
  const { last, words } = said
  const { query } = last
  if (!last.isOfFigures || saysMore(said) || !OF_EACH.test(words)) return undefined
  if (query.by?.includes('athlete') && last.request.kind === 'query') return undefined
  const { order: _, limit: __, place: ___, having: ____, by: _____, ...whole } = query
  const each: Query = { ...whole, by: ['athlete'], asks: 'value' }
  return { request: { kind: 'query', query: each } }
}
