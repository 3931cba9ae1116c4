import { withWindowNarrowed } from '../../language/times/narrowed-window.ts'
import { spansOf } from '../../reading/spans/span.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const NOW =
  /\b(at|right now|now|currently|today|latest|where('s| is| are)|what('s| is|s| are| was)? (his|hers|theirs|mine|ours|their|it)|whats? (his|hers|theirs))\b/
const OF_ONE = /\b(his|hers?|he|him|she)\b/
const MEANS_THAT = /\b(his|hers|theirs|ours|it|that|one)\b/
const MOST_WORDS = 9
const ITS_OWN =
  /\b(train|practice|lift|live|ok|okay|fine|ready|go|play|wrestle|push|sick|hurt|injur\w*|sleep\w*|slept|tired|weigh\w*|weight|doing|feel\w*|how|why|should|can|could|will|would|text|write|tell|say|parents?|class|name)\b/

/**
 * "What's his at right now" after an answer on sleep debt asks for his sleep debt, not for recovery, which is the
 * default.
 */
export const sameMeasure: ReadFollowUp = (said) => {
  const { last, words, spans, read } = said
  const [measure] = last.query.measures
  const named = spansOf(spans, 'name').flatMap(({ athletes }) => (athletes.length === 1 ? athletes : []))
  const isElse = spans.some(({ kind }) => !['name', 'window'].includes(kind))
  if (!measure || isElse || measuresSaid(said).length > 0 || words.split(' ').length > MOST_WORDS) return undefined
  if (!NOW.test(words) || !(named.length > 0 || MEANS_THAT.test(words)) || ITS_OWN.test(words)) return undefined
  if (measure.metric === 'recovery' && last.isOfFigures) return undefined
  const ids =
    named.length > 0 ? named.map(({ id }) => id) : OF_ONE.test(words) ? (idsOf(read) ?? listedIds(last)) : undefined
  const [first, ...others] = ids ?? []
  if (first === undefined || others.length > 0) return undefined
  const window = spansOf(spans, 'window').map(({ window: one }) => withWindowNarrowed(one, words))[0]
  return {
    request: {
      kind: 'query',
      query: {
        who: { ids: [first] },
        measures: [{ metric: measure.metric, aggregate: window ? 'mean' : 'latest' }],
        days: window ? { window } : {},
        by: ['athlete'],
        asks: 'value',
      },
    },
  }
}

const idsOf = (request: Parameters<ReadFollowUp>[0]['read']) =>
  request && 'who' in request ? request.who.ids : request?.kind === 'query' ? request.query.who.ids : undefined
