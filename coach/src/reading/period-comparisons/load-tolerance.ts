import type { Measure } from '@corner/contract/entities/query.ts'
import { idsNamed } from '../spans/span.ts'
import { asRequest } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { endsOf } from './windows.ts'
import { typedWords, windowsOf } from './words.ts'

const BEARING =
  /\b(handl\w+|cop(e|es|ing)|tak(e|es|ing)|tolerat\w+|absorb\w*|adapt\w*|bear\w*|bounc\w+ back|recover\w* (better|faster|quicker|best)|respond\w*|hold\w* up|holds up|dealing|deals?)\b/
const LOAD =
  /\b(load|loads|loading|strain|training|workload|work|volume|hard (days?|weeks?|work|practices?|sessions?)|intensity|grind|practices?)\b/

/** Who of two is in the better state is judged by the same measures. */
const STATE = /\b((better|best|worse) (shape|form)|fresher|doing better|looking better|better recovered)\b/
const LEAST_DAYS = 3

/** How well somebody bears a load: the load, and what it leaves, each compared with their usual. */
export const LOAD_TOLERANCE_MEASURES: readonly Measure[] = [
  { metric: 'strain', aggregate: 'mean' },
  { metric: 'recovery', aggregate: 'mean' },
  { metric: 'hrv', aggregate: 'mean' },
  { metric: 'sleep_duration', aggregate: 'mean' },
]

/** "Who handles the load better, Farid or Tobias": the effect of the load, not the load alone. */
export const asLoadTolerance: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' && request.kind !== 'advice') return undefined
  const isOfState = STATE.test(words)
  if (
    !isOfState &&
    (!BEARING.test(words) || !LOAD.test(words) || !/\b(better|best|worse|worst|well|faster|more)\b/.test(words))
  )
    return undefined
  const ids = idsNamed(part.spans)
  if (ids.length < 2) return undefined
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).days >= LEAST_DAYS)?.window
  return asRequest({
    who: { ids },
    measures: [...LOAD_TOLERANCE_MEASURES],
    days: said ? { window: said } : {},
    by: ['athlete'],
    asks: 'who',
  })
}
