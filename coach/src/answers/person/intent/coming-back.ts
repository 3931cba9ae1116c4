import { RETURN_METRICS } from '@corner/contract/entities/person-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { INJURY } from './return-patterns.ts'
import { HE, HIS, pattern } from './word-pattern.ts'

const IT = `(?:${HE}|it|that|this|${HIS} (?:own )?(?:hrv|recovery|sleep|resting heart rate|rhr|heart rate|numbers?|data))`
const LITTLE = '(?:even |really |actually |finally |slowly |already |at least |starting to |getting |any |at all )*'

/** "Is he coming back", "has her HRV recovered": whether somebody is on the way to their usual. */
const COMES_BACK = pattern(
  `(?:is|are|was|does|do|would you say|think|seems?|looks? like) ${IT} (?:is )?${LITTLE}(?:com(?:e|es|ing) (?:back|around|round|along)|bounc(?:e|es|ing) back|turn(?:ing|s)? (?:it |things |a |the )?(?:around|corner)|recover(?:ing|s)?|rebound(?:ing|s)?|on the (?:way (?:back|up)|mend|rise)|get(?:ting)? (?:back|over it|there)|heading back|climb(?:ing)? back|trending back|over (?:it|that|this)|past (?:it|that|this)|out of (?:it|the woods)|(?:good|himself|herself|themselves) again)(?= |$)`,
  `(?:has|have|had|did) ${IT} ${LITTLE}(?:recover(?:ed)?|(?:come|came|bounced?|gotten|got|get) back|rebound(?:ed)?|turn(?:ed)? the corner)(?= |$)`,
  `(?:is|are) ${IT} (?:fully |all |yet )?(?:back|recovered)(?: (?:yet|now|again|to form|on track|already))*$`,
)

/** "How long till he's back", "when can she go live again": a day that nobody knows. */
const UNTIL_BACK = pattern(
  `how (?:much )?(?:long|longer|soon)(?: \\w+){0,3}? (?:till|til|until|before|b4)\\b[^.]*(?:back|normal|usual|again|ready|fresh|full|live|recover\\w*|fit|hard)(?= |$)`,
  `how (?:much longer|long|soon) (?:will|is|are|does|do|can|could|would|until|till) ${HE} (?:going to |gonna |have to |need to )?(?:be |stay |sit |keep )?(?:out|off|down|back|away|ready|rest|limited|held)(?= |$)`,
  `${HE}? ?[^.]*\\b(?:hold|keep|sit|stay|rest|bench)s?\\b[^.]*\\bfor how (?:long|many (?:days|nights|practices))(?= |$)`,
  `(?:for )?how (?:much )?(?:long|longer|many (?:days|practices)) (?:should|do|must|would) (?:i|we|you) (?:hold|keep|sit|rest|bench|leave|pull) ${HE}(?= |$)`,
  `how (?:much )?(?:long|longer) (?:will|does|do|would|is) (?:${HE} (?:going to |gonna )?(?:need|take)|it (?:going to |gonna )?take (?:for )?${HE})(?: to (?:recover|get|come|be|bounce)\\b[^.]*)?$`,
  `when ${HE} (?:\\w+ ){0,3}?(?:back|normal|again|recovered)(?= |$)`,
  `how many (?:more )?(?:days|nights|weeks|practices)(?: \\w+){0,3}? (?:till|til|until|before)\\b`,
  `when (?:will|can|could|is|are|does|do|would|should|might) (?:you think |we get |i get |i put |we put )?${HE} (?:\\w+ ){0,4}?(?:back|normal|usual|again|recovered|full speed|return)(?= |$)`,
)

const BEGIN = '^(?:(?:so|and|ok|okay|but|coach) )*'
/** "Luka back yet?" */
const BACK_YET = new RegExp(`${BEGIN}${HE} (?:fully |all )?(?:back|recovered)(?: (?:yet|now|again|already|or not))*$`)
/** "Luka back tomorrow?" */
const BACK_THEN = new RegExp(
  `${BEGIN}(?:(?:is|are|will|would|could|can) )?${HE} (?:be |come |get )?back (?:by |on )?(?:tomorrow|soon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|this week)$`,
)

/** A time that is over has figures. */
const OF_PERIOD = /\b(how|last|past|week|month|yesterday|before|compare\w*|vs|versus|average|after)\b/
const OF_SEVERAL = /\b(who|which|everybody|everyone|team|we|they all)\b/

/** "Coming back" is no back that hurts. */
const COMING = /(?<!\b(?:his|her|their|a|the|bad|sore) )\bback\b/g

/**
 * Whether the words ask if, or when, somebody is back to their usual. After an injury that is decided by the medical
 * staff.
 */
export const asksComingBack = (words: string): boolean =>
  !OF_SEVERAL.test(words) &&
  !INJURY.test(words.replace(COMING, '')) &&
  (((COMES_BACK.test(words) || BACK_YET.test(words)) && !OF_PERIOD.test(words)) || asksUntilBack(words))

export const asksUntilBack = (words: string): boolean => UNTIL_BACK.test(words) || BACK_THEN.test(words)

/** The measure that the question names, else that of the answer before; undefined: none that has a usual to return to. */
export function returnMetric(
  metrics: readonly string[],
  previous: Request | undefined,
): (typeof RETURN_METRICS)[number] | undefined {
  const said = previous?.kind === 'query' ? previous.query.measures.map(({ metric }) => metric) : []
  const [only, other] = metrics.length > 0 ? metrics : said
  return other === undefined ? RETURN_METRICS.find((metric) => metric === only && metric !== 'recovery') : undefined
}
