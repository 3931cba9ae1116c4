import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'

const USUAL = /\b(normal|usual|usually|typical|typically|average|avg|regular|ordinary)\b/
const TEAM =
  /\b((our|the|my|these|this) (guys|team|kids|squad|room|boys|group|athletes|wrestlers|roster|program)|for us|do we|are we|we (have|run|sit))\b/
const DAYS = 28

/** After what a measure is: its usual value in this team. */
export const usualForTeam: ReadFollowUp = (said) => {
  const { last, words, spans } = said
  const [measure] = last.query.measures
  const isElse = spans.some(({ kind }) => ['name', 'window', 'bound', 'band'].includes(kind))
  if (!measure || isElse || measuresSaid(said).length > 0 || !USUAL.test(words) || !TEAM.test(words)) return undefined
  return {
    request: {
      kind: 'query',
      query: {
        who: {},
        measures: [{ metric: measure.metric, aggregate: 'mean' }],
        days: { window: { last: DAYS } },
        asks: 'value',
      },
    },
  }
}
