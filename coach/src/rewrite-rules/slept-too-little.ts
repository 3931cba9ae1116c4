import { IMPLIED } from '../reading/implied-conditions.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const TOO_LITTLE =
  /^(and |also )?(who|which (athletes?|guys?|kids?|ones?))\b.{0,20}\b(slept|sleeps?|sleeping) (far |way |much |really |so )?(too little|too short|not enough|bad|badly|poor|poorly|rough|terrible|terribly)\b|^(and |also |anyone |anybody )?(who )?(had|got|has|have|with) (a |the )?(really |very )?(bad|rough|short|poor|terrible) nights?\b|^(and |also )?who\b.{0,30}\b(too little|not enough|not (got|getting) enough) sleep\b/
const OF_WEEKS = /\b(week|lately|recently|days|nights)\b/

/** "Who has slept too little this week" asks who is below the mark of a short night, the shortest first. */
export const asSleptTooLittle: Rewrite = (_request, part) => {
  const words = typedWords(part)
  if (!TOO_LITTLE.test(words) || spansOf(part.spans, 'name').length > 0) return undefined
  const window = windowsOf(part).find(({ isOneDay }) => !isOneDay)?.window ?? { last: WEEK }
  const isOfWeeks = OF_WEEKS.test(words)
  const condition = isOfWeeks ? IMPLIED.short_sleep : IMPLIED.short_night
  if (!condition) return undefined
  return {
    kind: 'query',
    query: {
      who: { where: [condition] },
      measures: [condition.measure],
      days: isOfWeeks ? { window } : {},
      by: ['athlete'],
      order: 'lowest',
      asks: 'who',
    },
  }
}
