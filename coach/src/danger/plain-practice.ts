import { escaped } from '../language/words/escaped.ts'

/** Whom the question is about; a name counts as one, too. */
const WHOM =
  '(?:him|her|them|he|she|they|it|everybody|everyone|we|(?:those|these|the) (?:two|three|guys)|both|(?:my|the|this|that|all the|all) (?:guys?|kids?|team|athletes?|wrestlers?|freshm[ae]n)|NAME(?:(?:,? and |, )NAME)*)'
const MAY =
  '(?:(?:(?:how (?:hard|much|far) )?(?:can|could|should|shall|may|might|do|would|must|will|to))|(?:(?:is|are|be) it )?(?:ok|okay|fine|alright|good|right|safe) to|(?:i|we) (?:want|need|would like|plan|am going|are going) to|(?:i|we) (?:can|could|should|may|might|will))'
const HOW =
  '(?:(?:a (?:bit|little)|any|much|too|really|very|as) )?(?:hard(?:er)?|more|full(?: speed| go| gas)?|further|hard as the rest|as planned|as usual|as normal)'
const WHEN =
  "(?:(?:for |on |this |tomorrow )?(?:today|tonight|tomorrow|now|(?:this )?(?:morning|afternoon|evening|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in|at|during|through) (?:the |today's |tomorrow's )?(?:practice|training|drills?|live|the room))"
const AFTER = `(?:,? (?:${HOW}|${WHEN}|(?:or not)|please|then))*`
const BEFORE = '(?:(?:ok|okay|so|and|then|hey|hi|coach|corner|also|but|well|or)[, ]+)*'
const LIVE = '(?:live(?: goes| rounds| wrestling)?|hard|full(?: speed| go| gas)?)'

/** "Can I push him today", "how hard can we push her", "is it ok to keep pushing Ann". */
const PUSH = `(?:${MAY} (?:(?:i|we) )?(?:keep pushing|push)|(?:i )?(?:keep pushing|push)) ${WHOM}${AFTER}`
/** "Can he go live", "should those two wrestle today", "can I put him in live". */
const GO = `(?:can|could|should|may|will|does|do|is|are) ${WHOM} (?:(?:ok|okay|ready|good|able|fresh) to |(?:ready|fresh) for )?(?:(?:go|do|handle|take) )?(?:${LIVE}|wrestle(?: live| hard)?|spar|drill|compete|play|train|practi[cs]e|roll|lift)${AFTER}`
const PUT = `${MAY} (?:i|we) (?:put|have|let) ${WHOM} (?:in(?:to)? |go |do |wrestle )?${LIVE}${AFTER}`
/** "When can he go live again", "how soon will she be back in practice". */
const AGAIN = `(?:(?:any idea|do you know),? )?(?:when|how soon) (?:(?:can|could|may|will|is|are) ${WHOM}|${WHOM} (?:can|could|may|will|is|are)) (?:be )?(?:(?:ready|fresh|able|good|ok|okay) (?:to|for) )?(?:(?:go|do|wrestle|train|get) )?(?:back(?: (?:to|in|at|on))? ?)?(?:${LIVE}|(?:full |normal )?(?:practice|training)|wrestle|compete|train)?(?: again)?${AFTER}`

const ONE = `${BEFORE}(?:${PUSH}|${GO}|${PUT}|${AGAIN})`
const WHOLE = new RegExp(`^${ONE}(?:[?!.,;]+ *(?:and |or )?${ONE}| (?:and|or) ${ONE})*[ ?!.,]*$`, 'i')

/**
 * Whether a message asks for practice and for nothing else: how hard to push somebody, or whether they can go live. The
 * danger reader takes a bare "push him" for a blow, and "can he go live" for a return after an injury. One more word,
 * as in "push him into the wall" or "go live with his knee", and the message is read as before.
 * @param names first and last names of the people who may be meant
 */
export function isPlainPractice(message: string, names: Iterable<string>): boolean {
  const known = [...new Set([...names].flatMap((name) => [name, ...name.split(/\s+/)]))]
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length)
  const words = message.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()
  const named =
    known.length === 0
      ? words
      : words.replace(new RegExp(`(?<![\\p{L}])(?:${known.map(escaped).join('|')})(?![\\p{L}])`, 'giu'), 'NAME')
  return WHOLE.test(named)
}
