import { STATE } from '../reading/period-comparisons/query-with.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const OF_STATE =
  /\b(better or worse|worse or better|up or down|better|worse|now vs\.?|now versus|now compared|now and (a|last) month|how (is|are|has|have|does|do)|improv\w*|same guy|progress\w*|where (is|are))\b/
const SAID = new Set(['metric', 'band', 'bound', 'count', 'run', 'sport', 'limit', 'place'])

/**
 * "Bilal now vs a month ago, better or worse" names no measure: recovery, sleep, HRV and resting heart rate together
 * answer it.
 */
export const asStateThenAndNow: Rewrite = (request, part) => {
  if (request.kind !== 'query' || part.spans.some(({ kind }) => SAID.has(kind))) return undefined
  const { query } = request
  const [measure, second] = query.measures
  const isOfDays = query.against !== undefined && 'days' in query.against && !query.days.weekdays && !query.days.where
  const isOfOne = query.who.ids?.length === 1 || (query.by === undefined && query.who.where === undefined)
  if (second || measure?.metric !== 'recovery' || measure.aggregate !== 'mean' || !isOfDays || !isOfOne)
    return undefined
  if (!OF_STATE.test(typedWords(part)) || saysMeasureBefore(part.previous)) return undefined
  return { kind: 'query', query: { ...query, measures: [STATE[0] ?? measure, ...STATE.slice(1)] } }
}

/** After an answer on one measure, that one is still meant. */
const saysMeasureBefore = (previous: Parameters<Rewrite>[1]['previous']) =>
  previous?.kind === 'query' && previous.query.measures.length === 1
