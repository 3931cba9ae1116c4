import { isOfUnworn } from '../reading/day/without-device.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { asTopic } from '../reading/topic.ts'

const WHAT_TO_DO =
  /\b(where (do|should|would|does|to)|put|place|group|what (do|should|can|would) (i|we|you)|how (do|should) (i|we)|lift|train|go live|handle|deal with|do with|can they|are they ok|safe)\b/

/** "Where do I put the two with no strap" asks what they may do, not who has data. */
export const asStrapNotWorn: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const isOfData =
    (request.kind === 'overview' && request.focus !== 'health') || request.kind === 'advice' || request.kind === 'query'
  if (!isOfData || part.self !== undefined || part.spans.some(({ kind }) => kind === 'name')) return undefined
  if (!isOfUnworn(words) || !WHAT_TO_DO.test(words) || /\b(who|which|how many)\b/.test(message.toLowerCase()))
    return undefined
  return { kind: 'advice', who: {}, topic: asTopic(message), day: { form: 'groups' } }
}

const WORN_DAILY = /\b(wore|wear|wears|wearing|worn|kept)\b.*\b(every|each) (single )?(day|night)\b/

/** "Who wore it every day": a night without a recovery means without the strap, even if the day has a strain. */
export const asWornDaily: Rewrite = (request, part) => {
  if (request.kind !== 'query' || !WORN_DAILY.test(typedWords(part))) return undefined
  const { query } = request
  const isOfAny = query.who.where?.some(({ measure }) => measure.metric === 'any_record')
  if (!isOfAny) return undefined
  const ofRecovery = <One extends { metric: string }>(measure: One): One => ({ ...measure, metric: 'recovery' })
  return {
    kind: 'query',
    query: {
      ...query,
      who: { ...query.who, where: query.who.where?.map((one) => ({ ...one, measure: ofRecovery(one.measure) })) },
      measures: query.measures.map(ofRecovery),
    },
  }
}
