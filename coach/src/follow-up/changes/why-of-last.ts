import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid, saysMore } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const WHY =
  /^\W*((and|so|but|ok|hmm) )*(why( (is|was|are|were) (that|it|this|he|she|they))?( (so|that|this))?( (low|high|bad|down|up|off|short|late))?( though| then)?|how come|what('s| is|s)? (driving|behind|causing|going on with|the reason for) (it|that|this|him|her)|what (caused|explains|happened( there)?)( (it|that|this))?|any idea why|what gives)\W*$/
const OF_ONE = /\b(he|him|she|her)\b/

/** "Why" after a figure asks about that figure, not about recovery. */
export const whyOfLast: ReadFollowUp = (said) => {
  const { last, words } = said
  const [measure] = last.query.measures
  if (!measure || last.request.kind !== 'query' || !WHY.test(words)) return undefined
  if (saysMore(said) || measuresSaid(said).length > 0) return undefined
  const isOfPeople = last.query.by?.includes('athlete') === true || OF_ONE.test(words)
  const ids = last.query.who.ids ?? (isOfPeople ? listedIds(last) : undefined)
  const isOpen = ids !== undefined && ids.length > 1 && OF_ONE.test(words)
  if (isOpen || (ids?.length ?? 0) > MOST) return undefined
  const { window } = last.query.days
  return {
    request: {
      kind: 'why',
      who: ids ? { ids: [...ids] } : {},
      metric: measure.metric,
      ...(window && !('day' in window) && { days: { window } }),
    },
  }
}
const MOST = 3
