import type { Measure } from '@corner/contract/entities/query.ts'
import { spansOf } from '../../reading/spans/span.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'

const ON_THE_MAT =
  /\b((on|only) the mat( time)?( only)?|mat (time|work|only)|(just|only) (the )?(wrestling|live|mat)|wrestling (only|alone|by itself)|(without|no|minus|not counting|take out|taken out|exclud\w*)( the)? (lifting|lifts?|weights?|runs?|running|cardio))\b/
const TAKEN_OUT = /\b(taken out|left out|removed|excluded|without|minus|not counting)\b/
const OF_TRAINING = /strain|workout|zone|energy|heart_rate/
const WRESTLING = 'wrestling'

/** "On the mat only, lifting and runs taken out": the same figures of wrestling alone. */
export const oneSport: ReadFollowUp = ({ last, words, spans }) => {
  const [measure] = last.query.measures
  if (last.request.kind !== 'query' || !measure || !OF_TRAINING.test(measure.metric)) return undefined
  const sports = spansOf(spans, 'sport').map(({ sport }) => sport)
  const isOfSports = TAKEN_OUT.test(words) && sports.length > 0 && !sports.includes(WRESTLING)
  if (!ON_THE_MAT.test(words) && !isOfSports) return undefined
  if (spans.some(({ kind }) => kind === 'name')) return undefined
  const metric = measure.metric === 'strain' ? 'workout_strain' : measure.metric
  if (!metric.startsWith('workout') && !metric.includes('zone')) return undefined
  const wrestled: Measure = { ...measure, metric, sport: WRESTLING }
  return { request: { kind: 'query', query: { ...last.query, measures: [wrestled] } } }
}
