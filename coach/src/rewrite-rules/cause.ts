import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { wordsOf } from '../reading/period-comparisons/words.ts'

const CAUSE =
  /\b(how come|why|driven by|caused by|because of|due to|down to|behind (it|this|that)|reasons? (for|why)|explain(s|ed)?|(is|was) it (the |his |her |their |just )?(sleep|load|strain|training|stress))\b/

const IS_IT = /\b(is|was) (it|that|this) (the|his|her|their|from|because|about|just|what|how)\b/

/** "Is his recovery driven by sleep or by load" asks why it is as it is, not for the three figures. */
export const asCause: Rewrite = (request, part) => {
  const words = wordsOf(part)
  const [name, second] = part.spans.flatMap((span) =>
    span.kind === 'name' && span.athletes.length === 1 ? span.athletes : [],
  )
  // About a named athlete an article has no answer.
  const isMissed = request.kind === 'knowledge' || (request.kind === 'cannot' && request.because === 'not_stored')
  if (isMissed && name && !second && IS_IT.test(words)) return { kind: 'why', who: { ids: [name.id] } }
  if (request.kind !== 'query' || !CAUSE.test(words)) return undefined
  const { who, measures, days, against, order, by } = request.query
  const isOfOne = who.ids?.length === 1 && who.where === undefined
  const isOfFigures = against === undefined && order === undefined && (by === undefined || by.join() === 'athlete')
  const metric = measures[0]?.metric
  if (!isOfOne || !isOfFigures || metric === undefined || days.where !== undefined) return undefined
  return { kind: 'why', who, metric, ...(days.window && { days }) }
}
