import { SAFETY_LEXICON } from './lexicon/safety-words.ts'
import { weekdayNamed } from './times/calendar-words.ts'
import type { Found, Slots } from './words/phrases.ts'
import type { Token } from './words/token.ts'

/** What has to be thought of before a question is answered. */
export interface Safety {
  intent: 'emergency' | 'medical' | 'unsafe_advice'
  /** The words to look up or to be referred for. */
  topic: string
}

interface Said {
  tokens: readonly Token[]
  isAthlete(at: number): boolean
  isMetric(at: number): boolean
  /** Whether the message asks what something is or how it is done, of nobody. */
  isGeneral: boolean
  /** It asks how something shows in numbers. */
  isOfData: boolean
  /** Places of what is asked for as a value that no wearable has: "how sore is he". */
  isValue(at: number): boolean
}

const PERSONS = new Set(
  'he she him her his hers they them their someone somebody athlete wrestler player guy kid girl boy teammate one i me my mine myself son daughter freshman captain heavyweight el ella'.split(
    ' ',
  ),
)
/** Of one who is there, not of anybody. */
const DEFINITE = new Set('he she him her his hers i me my mine myself son daughter el ella'.split(' '))
const RULES = new Set(
  'rule rules ncaa nfhs allowed legal legally regulation regulations certification certified policy banned ban permitted limit limits law minimum descent why dangers danger risks dangerous uww history'.split(
    ' ',
  ),
)
const STRICT_METHODS =
  /^(diuretic|laxative|furosemide|lasix|sweatsuit|sweat-suit|enema|epsom|stop|stopping|not|spitting|rubber|plastic|garbage|trash|crash|dehydrating)/

/** Whether a message speaks of danger, of what is for medical staff, or asks for something harmful. Rather once too often. */
export function readSafety({ tokens, isAthlete, isMetric, isGeneral, isOfData, isValue }: Said): Safety | undefined {
  const slots: Slots = {
    athlete: (_, at) => isAthlete(at),
    number: ({ value }) => value !== undefined,
    weekday: ({ text }) => weekdayNamed(text) !== undefined,
    minor_age: ({ value }) => value !== undefined && value >= 5 && value < 18,
  }
  const found = SAFETY_LEXICON.findAll(tokens, slots).filter(
    (each) => !isOfNumbers(each, tokens, isMetric) && !(each.concept === 'medical' && isWithin(each, isValue)),
  )
  const of = (concept: string) => found.filter((each) => each.concept === concept)
  const has = (concept: string) => of(concept).length > 0
  const isOfPerson = tokens.some(({ text }, at) => PERSONS.has(text) || isAthlete(at))
  const topicOf = (...concepts: string[]) => {
    const places = concepts.flatMap(of)
    return tokens
      .filter((_, at) => places.some(({ from, until }) => from <= at && at < until))
      .map(({ text }) => text)
      .join(' ')
  }
  if (has('self_harm')) return { intent: 'emergency', topic: 'self-harm' }
  if (has('emergency') && (isOfPerson || !isGeneral)) return { intent: 'emergency', topic: topicOf('emergency') }
  if (has('doping')) return { intent: 'unsafe_advice', topic: topicOf('doping') }
  const isOfRules = tokens.some(({ text }) => RULES.has(text))
  const isMethod = of('cut_method').some(({ from }) => STRICT_METHODS.test(tokens[from]?.text ?? ''))
  const isCut = has('weight_cut') && (has('cut_method') || has('cut_now'))
  if (
    (isCut || (isMethod && (has('weight_cut') || /diuretic|laxative|suit/.test(topicOf('cut_method'))))) &&
    !(isOfRules && !isOfPerson)
  )
    return { intent: 'unsafe_advice', topic: 'weight cutting' }
  if ((has('supplement') || has('caffeine')) && has('minor'))
    return { intent: 'unsafe_advice', topic: topicOf('supplement', 'caffeine', 'minor') }
  if (has('supplement') && isOfPerson) return { intent: 'unsafe_advice', topic: topicOf('supplement') }
  // "Wrestle through a fever" says enough by itself; "injury" in a question of nobody is one of knowledge.
  const isPlain = !isOfData && of('medical').some(({ from, until }) => until - from > 2)
  const isOfSomebody = isOfData ? tokens.some(({ text }, at) => DEFINITE.has(text) || isAthlete(at)) : isOfPerson
  if (has('medical') && (isOfSomebody || isPlain || !isGeneral)) return { intent: 'medical', topic: topicOf('medical') }
  return undefined
}

const isWithin = ({ from, until }: Found, isValue: (at: number) => boolean) =>
  Array.from({ length: until - from }, (_, offset) => from + offset).every(isValue)

/** "His HRV collapsed" and "I am confused by this" are no emergencies. */
function isOfNumbers({ concept, from }: Found, tokens: readonly Token[], isMetric: (at: number) => boolean): boolean {
  if (concept !== 'emergency') return false
  const text = tokens[from]?.text ?? ''
  if (/^(collaps|crash)/.test(text)) return [from - 1, from - 2].some(isMetric)
  if (/^(confused|disoriented)/.test(text))
    return ['am', 'i', 'me', 'get', 'little'].includes(tokens[from - 1]?.text ?? '')
  return false
}
