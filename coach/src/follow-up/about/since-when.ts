import type { Measure, Query, Request } from '@corner/contract/entities/query.ts'
import { sayHowLong } from '../../answers/day/how-long.ts'
import { judgeOne } from '../../answers/day/verdicts.ts'
import { boldName } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { listedIds } from '../people-meant.ts'

const SINCE =
  /^\W*((and|so|but|ok) )*(since when( (is|was|has|have|been|it|that|this|he|she|they|going on|so|low|high|bad|down|up|off|dropping|falling|rising))*|how long( (has|have|is|was) (that|this|it|he|she|they)( been)?)?( (is|was|been|it|that|this|he|she|they|going on|like (that|this)|so (low|high|bad)|down|up|off|now|dropping|falling|rising))*|for how long|when did (that|this|it) (start|begin)|is (that|this|it) new|how long)\W*$/

/** The measures behind the signs of a day. */
const OF_SIGNS: ReadonlySet<string> = new Set(
  'recovery hrv resting_heart_rate respiratory_rate skin_temperature sleep_duration'.split(' '),
)

/** "Since when" after a question why somebody is low: since when they are off, not the day of the newest value. */
export const sinceWhen: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  if (!SINCE.test(words)) return undefined
  const named =
    last.query.who.ids ??
    (last.request.kind === 'query' && last.query.by?.includes('athlete') ? listedIds(last) : undefined)
  const [measure] = last.query.measures
  if (!named && measure) return { request: ofTeam(last.query, measure) }
  const [id, other] = named ?? []
  const athlete = scope.athletes.find((one) => one.id === id)
  const isOfSigns = last.query.measures.every(({ metric }) => OF_SIGNS.has(metric))
  if (!athlete || other || !isOfSigns) return undefined
  const told = await sayHowLong(athlete, said)
  if (!told && !(await judgeOne(athlete, said))) return undefined
  const response =
    told || `For no stretch of days: no sign speaks against a hard day for ${boldName(athlete.name)} today.`
  return { request: last.request, response }
}

/** For the team, its course week by week. */
const ofTeam = ({ who }: Query, { metric }: Measure): Request => ({
  kind: 'query',
  query: {
    who,
    measures: [{ metric, aggregate: 'mean' }],
    days: { window: { last: WEEKS_BACK } },
    by: ['week'],
    asks: 'value',
  },
})
const WEEKS_BACK = 56
