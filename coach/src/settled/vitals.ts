import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { typedWords } from '../reading/stretches/words.ts'

const OF_PEOPLE =
  /\b(who|whose|which (of|guys?|athletes?|kids?|ones?|wrestlers?)|any ?(one|body)|any (guys?|athletes?|kids?))\b/
const VITALS =
  /\b(resting (heart rate|pulse)|rhr|resting hr|hrv|respiratory rate|breathing|skin temp\w*|temperature)\b/g
const OF_WHAT_IT_MEANS = /\b(mean|means|cause[sd]?|explain|define|definition|normal range for|should i know)\b/

/** "Resting heart rate up and HRV down for days: who fits that picture" asks for people, and not for an article. */
export const asVitals: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'knowledge' || part.self !== undefined) return undefined
  const isOfSeveral = new Set(words.match(VITALS)).size > 1
  if (!isOfSeveral || !OF_PEOPLE.test(words) || OF_WHAT_IT_MEANS.test(words)) return undefined
  return { kind: 'overview', who: {}, focus: 'status', day: { form: 'sick' } }
}
