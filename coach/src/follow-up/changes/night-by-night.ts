import type { Measure } from '@corner/contract/entities/query.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { peopleOfLast } from '../people-meant.ts'

const EACH_NIGHT =
  /\b((just|only) (the |that |this )?(one|last|a single) (night|day|morning|time)|(one|single) bad (night|day)|one[- ]off|(every|each) (night|day|morning) or|(night|day) (by|to|after) (night|day)|(each|every) (single )?(night|day|morning)|(a )?pattern|daily|by day|per (day|night)|break (it|that) down by (day|night))\b/
const STEADY = /\b(stead\w*|consisten\w*|swing|vary|varies|variab\w*)\b/
const MOST = 6
const DAYS = 14
const KEPT = ['mean', 'latest', 'median']

/** "Is it just the one night": the figure of the last answer night by night. */
export const nightByNight: ReadFollowUp = (said) => {
  const { last, words, spans } = said
  const [measure, second] = last.query.measures
  const who = peopleOfLast(last)
  const isOfFew = who.ids !== undefined && who.ids.length <= MOST
  const isElse = spans.some(({ kind }) => ['name', 'bound', 'band'].includes(kind)) || measuresSaid(said).length > 0
  if (!measure || second || !isOfFew || isElse || !EACH_NIGHT.test(words) || STEADY.test(words)) return undefined
  const isOfPerson = last.request.kind === 'overview' && last.request.person !== undefined
  if (!(isOfPerson || last.request.kind === 'query') || !KEPT.includes(measure.aggregate)) return undefined
  const own: Measure = { metric: measure.metric, aggregate: 'mean' }
  const window = last.query.days.window
  const isLong = window !== undefined && 'last' in window && window.last > 2
  return {
    request: {
      kind: 'query',
      query: {
        who,
        measures: [own],
        days: isLong ? { window } : { window: { last: DAYS } },
        by: ['athlete', 'day'],
        asks: 'value',
      },
    },
  }
}
