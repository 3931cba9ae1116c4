import { sayHowLong } from '../../answers/day/how-long.ts'
import { judgeOne } from '../../answers/day/verdicts.ts'
import { boldName } from '../../answers/phrases/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { listedIds } from '../people-meant.ts'

const SINCE =
  /^\W*((and|so|but|ok) )*(since when|how long( (has|have|is|was) (that|this|it|he|she|they)( been)?)?( (going on|like (that|this)|so (low|high|bad)|down|up|off|now))*|for how long|when did (that|this|it) (start|begin)|is (that|this|it) new|how long)\W*$/

/** What the signs of a day are made of. */
const OF_SIGNS: ReadonlySet<string> = new Set(
  'recovery hrv resting_heart_rate respiratory_rate skin_temperature sleep_duration'.split(' '),
)

/** "Since when" behind why somebody is so low: since when they are off, and not of which day the newest value is. */
export const sinceWhen: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const [id, other] = last.query.who.ids ?? listedIds(last) ?? []
  const athlete = scope.athletes.find((one) => one.id === id)
  const isOfSigns = last.query.measures.every(({ metric }) => OF_SIGNS.has(metric))
  if (!athlete || other || !isOfSigns || !SINCE.test(words)) return undefined
  const told = await sayHowLong(athlete, said)
  if (!told && !(await judgeOne(athlete, said))) return undefined
  const response =
    told || `For no stretch of days: no sign speaks against a hard day for ${boldName(athlete.name)} today.`
  return { request: last.request, response }
}
