import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { typedWords } from '../reading/stretches/words.ts'

const CAME_AND_WENT =
  /\b(new on|new to|newly|added to|joined|came off|come off|dropped off|fell off|off (it|the list))\b/
const OF_A_DAY = /\b(yesterday|since|today|overnight|this morning)\b/

/** "Who is new on the red list and who came off" asks what changed, and not who is on it. */
export const asChanges: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || !CAME_AND_WENT.test(words) || !OF_A_DAY.test(words)) return undefined
  const isOfBand = part.spans.some(({ kind }) => kind === 'band') || /\b(list|red|yellow|green)\b/.test(words)
  const isOfOthers = part.spans.some(({ kind }) => kind === 'metric' || kind === 'name')
  if (!isOfBand || isOfOthers) return undefined
  return { kind: 'overview', who: {}, focus: 'status', day: { form: 'changes' } }
}
