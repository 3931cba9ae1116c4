import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { wordsOf } from '../reading/stretches/words.ts'

const CAUSE =
  /\b(driven by|caused by|because of|due to|down to|behind (it|this|that)|reasons? (for|why)|explain(s|ed)?|(is|was) it (the |his |her |their |just )?(sleep|load|strain|training|stress))\b/

/** "Is his recovery driven by sleep or by load" asks why it is as it is, and not for the three figures. */
export const asCause: Rewrite = (request, part) => {
  if (request.kind !== 'query' || !CAUSE.test(wordsOf(part))) return undefined
  const { who, measures, days, against, order, by } = request.query
  const isOfOne = who.ids?.length === 1 && who.where === undefined
  const isOfFigures = against === undefined && order === undefined && (by === undefined || by.join() === 'athlete')
  const metric = measures[0]?.metric
  if (!isOfOne || !isOfFigures || metric === undefined || days.where !== undefined) return undefined
  return { kind: 'why', who, metric, ...(days.window && { days }) }
}
