import { type Found, Lexicon } from '@corner/coach/language/words/phrases.ts'
import type { Token } from '@corner/coach/language/words/token.ts'
import { tokenize } from '@corner/coach/language/words/tokenize.ts'
import { FORBIDS, REFERS } from './care-words.ts'
import { HARM_WORDS } from './harm-words.ts'

/** Ways to lose water in words that only answers use, not questions. */
const WATER_CUTS = new Lexicon({
  water_cut: [
    'rubber|plastic|garbage|trash|bin|sauna|sweat|vinyl|neoprene suit|suits|bag|bags|jacket|jackets|top|tops|pants',
    'sweatsuit|sweatsuits|sweat-suit|sweat-suits',
    'water load|loads|loading|cut|cuts|cutting|manipulation',
    'sweat|sweating|sweats it|weight|pounds|lbs|kilos|water? off|out',
    'sweat|sweating|sweats off|out',
    'spit|spits|spitting into|in a|the? cup|bottle|bag|towel',
    'chew|chewing|suck|sucking gum|candy|ice to spit',
    'dry out|fast|fasting',
    'diuretic|diuretics|laxative|laxatives|furosemide|lasix|enema|enemas',
    'water pill|pills',
    'dehydrate|dehydrates|dehydrating yourself|himself|herself|themselves|themself',
  ],
  /** Harmless by themselves, but not as a way to lose weight. */
  for_weight: [
    'sauna|saunas|steam|spit|spitting|spits|fast|fasting|fasts|starve|starves|starving|thirst|dehydrat*|layers|salt|purge|purging|vomit|vomiting',
    'hot|salt|epsom|steam bath|baths|tub|tubs|room|rooms|shower|showers|salt|salts',
    'skip|skips|skipping|no|without|limit|restrict|stop|cut|cutting|drop|less|little|avoid|hold drinking|sipping|water|fluid|fluids|eating|food|foods|meal|meals|dinner|breakfast|lunch|carbs|salt|sodium|drinks',
  ],
  weight_aim: [
    'weigh-in|weigh-ins|weighin|weighins',
    'weigh|weighing in|ins',
    'make|makes|making|made|hit|hits|hitting|reach|miss|missing the|his|her|their? weight|limit|class|cut-off',
    'under|over|above|below|to|at|on the|his|her|their? limit|weight|class|scale|scales|cut-off',
    'cut|cuts|cutting|drop|drops|dropping|lose|loses|losing|shed|sheds|shedding .. weight|pounds|lbs|lb|kilos|kg|kgs|pound|kilo',
    'weight|water cut|cuts|cutting|class',
    'down|get|gets to|under|below <number>',
    'scale|scales|number|weight|it down|drop|drops',
    'bring|brings|get|gets|move|moves the|his|her|their scale|scales|weight',
    '<number> pounds|lbs|lb|kilos|kg|kgs off|over|above|under',
  ],
})

/** The method often comes in the sentence after the goal. */
const SENTENCES_TOGETHER = 3

/** Ways to lose weight that are harmful whatever else a sentence says. */
const HARMFUL_METHOD =
  /^(?:diuretics?|laxatives?|furosemide|lasix|enema|dehydrat(?:e|ing)|starving|purging|water pills?)$/
const WITHOUT_WATER = /^(?:stop|stopping|without) .*(?:water|fluids?|eating)$/
const TAKEN = new Set(
  'take takes taking use uses using try tries start starts add give gives inject dose cycle'.split(' '),
)
/** Medical words for things that are taken; used beside a dose or an advice to take them. */
const MEDICINES =
  /^(?:medicines?|medications?|painkillers?|ibuprofen|advil|tylenol|acetaminophen|aspirin|naproxen|aleve|paracetamol|melatonin|cortisone|prednisone|adderall|ritalin|antibiotics?|insulin|toradol|nsaids?|ambien|nyquil|pills?|drugs?)$/
const SPORT = /^(?:play|wrestle|compete|practice|train|cleared|clear|fit|safe|ok|okay)$/
const TAKES_BACK = /[;:–—]|\b(?:but|unless|except|instead|rather|only|just|then|without|until)\b/i

/**
 * Whether a model's sentence, together with those before it, gives harmful advice: losing weight fast by sweating, thirst or
 * hunger, doping, medicines and supplements without a professional, or sport in spite of an injury. It matches words
 * (harm-words.ts) and prefers false alarms: the built-in analyst answers then.
 * @param before the answer so far
 */
export function advisesHarm(sentence: string, before = ''): boolean {
  const sentences = [...sentencesOf(before).slice(1 - SENTENCES_TOGETHER), ...sentencesOf(sentence)]
  const said = sentences.filter((one) => !isForbidden(one))
  return isHarmfulTogether(said.join(' ')) || said.some(isHarmfulAlone)
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '')
const isForbidden = (sentence: string) => FORBIDS.test(sentence) && !TAKES_BACK.test(sentence)

function isHarmfulTogether(text: string): boolean {
  const { found, has } = heard(text)
  if (has('self_harm') || (has('weight_cut') && (has('cut_method') || found.some(isHarmfulMethod)))) return true
  return (has('weight_aim') || has('weight_cut')) && (has('for_weight') || has('cut_method'))
}

function isHarmfulAlone(sentence: string): boolean {
  const { tokens, found, has } = heard(sentence)
  if (has('water_cut') || found.some(isHarmfulMethod)) return true
  const isTaken = tokens.some(({ text }) => TAKEN.has(text))
  if (isTaken && has('doping')) return true
  if (REFERS.test(sentence)) return false
  const isMedicine = tokens.some(({ text }) => MEDICINES.test(text))
  if (isTaken && (isMedicine || has('supplement'))) return true
  return found.some(({ concept, from }) => concept === 'medical' && isSport(tokens, from))
}

interface Said extends Found {
  words: string
}

const isHarmfulMethod = ({ concept, words }: Said) =>
  concept === 'cut_method' && (HARMFUL_METHOD.test(words) || WITHOUT_WATER.test(words))

/** "Wrestle through the pain" and "cleared to", unless the sentence forbids it. */
const isSport = (tokens: readonly Token[], from: number) =>
  SPORT.test(tokens[from]?.text ?? '') && !tokens.slice(Math.max(0, from - 4), from).some(({ text }) => NOT.has(text))
const NOT = new Set(['not', 'never', 'nobody', 'no', 'if', 'whether', 'when', 'until', 'before'])

function heard(text: string): { tokens: readonly Token[]; found: Said[]; has: (concept: string) => boolean } {
  const tokens = tokenize(text)
  const all = [...HARM_WORDS.findAll(tokens, SLOTS), ...WATER_CUTS.findAll(tokens, SLOTS)]
  const found = all.map((each) => ({
    ...each,
    words: tokens
      .slice(each.from, each.until)
      .map((token) => token.text)
      .join(' '),
  }))
  return { tokens, found, has: (concept) => found.some((each) => each.concept === concept) }
}

const SLOTS = { number: ({ value }: Token) => value !== undefined }
