import type { Request } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const CAME_AND_WENT =
  /\b(new on|new to|new in|newly|new (one|ones|guys?|names?|reds?|yellows?|greens?)|who('?s| is|s)? new|added to|joined|came (off|out)|come (off|out)|got off|dropped (off|out)|fell off|moved (off|out|in|into)|went (into|in|red|yellow|green)|turned (red|yellow|green)|off (it|the list)|still (on|in))\b/
const OF_A_DAY = /\b(yesterday\w*|since|today\w*|overnight|this morning|day before)\b/
const BAND = /\b(red|yellow|green)(?:s|'s)?\b/g

/**
 * "Who is new on the red list and who came off" asks what changed: for a band, who is new in it, who left it and who
 * stayed.
 */
export const asChanges: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const whole = message.toLowerCase()
  if (!isOfList(request) || !CAME_AND_WENT.test(whole) || !OF_A_DAY.test(whole)) return undefined
  const isOfBand = part.spans.some(({ kind }) => kind === 'band') || /\b(list|red|yellow|green)\b/.test(whole)
  const isOfOthers = part.spans.some(({ kind }) => kind === 'metric' || kind === 'name')
  if (!isOfBand || isOfOthers || !(CAME_AND_WENT.test(words) || OF_A_DAY.test(words))) return undefined
  const bands = [...new Set([...whole.matchAll(BAND)].map(([, band]) => band))]
  const only = bands.length === 1 ? (bands[0] as 'red' | 'yellow' | 'green') : undefined
  return { kind: 'overview', who: {}, focus: 'status', day: { form: 'changes', ...(only && { only }) } }
}

const isOfList = (request: Request) =>
  request.kind === 'query' || (request.kind === 'overview' && request.focus === 'status') || request.kind === 'talk'
