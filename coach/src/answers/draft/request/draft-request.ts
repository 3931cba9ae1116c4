import { beyondTemplates } from './beyond-templates.ts'
import { withoutInstructions } from './instructions.ts'
import { namedReader } from './named-reader.ts'
import { plainWords } from './plain-words.ts'
import { isAboutPoints } from './points-asked.ts'
import { type Recipient, recipientIn } from './recipient.ts'
import { splitIn } from './split.ts'
import { type StatedFacts, statedFactsIn } from './stated-facts.ts'
import { type Style, styleOf } from './style.ts'
import { isOfKnowledge, type Subject, subjectIn } from './subject.ts'
import { TEXT_NOUN } from './text-noun.ts'
import { turnsOf } from './turns.ts'
import { asksForReply, replyIn } from './who-wrote.ts'
import { asksForWriteUp } from './write-up.ts'

/** What a text is made from where the request says "that". */
export interface DraftSource {
  question: string
  answer: string
}

/** A request for a text. */
export interface DraftRequest {
  /** undefined: the words do not say; then it is for the athletes it is about. */
  to: Recipient | undefined
  /** undefined: it is only about the statements in the request. */
  subject: Subject | undefined
  isOfKnowledge: boolean
  manner: Style
  told: StatedFacts
  /** The part that a person has to write; undefined: nothing. */
  beyond: string | undefined
  /** All its words, plain. */
  words: string
  /** The first request alone, with what it is made from. */
  firstWords: string
  /** Two groups that each get their own text; undefined: it is one text. */
  split: readonly [string, string] | undefined
  /** A reader's name that no athlete has. */
  named: string | undefined
  /** It repeats the last answer in another form. */
  isWriteUp: boolean
  /** The question and the answer it is made from. */
  from: DraftSource | undefined
}

/**
 * Reads which text is asked for: the first words, and each change to it; the latest one wins.
 * @param topic the request's own words, its changes after `TURN`
 * @param names of the athletes, as they may be typed
 * @param from the question and answer before, where the text is made from them
 */
export function readDraftRequest(topic: string, names: readonly string[], from?: DraftSource): DraftRequest {
  const turns = turnsOf(topic).map(plainWords)
  const words = turns.join('; ')
  const latest = <Found>(find: (turn: string) => Found | undefined) =>
    turns.reduce<Found | undefined>(
      (known, turn, place) => (place > 0 && !changesIt(turn) ? known : (find(turn) ?? known)),
      undefined,
    )
  const [first = ''] = turns
  const asked = from?.question.split('\n').map(plainWords).join('\n')
  const named = latest((turn) => namedReader(turn, names))
  const told = statedFactsIn([asksForReply(first) ? replyIn(first) : withoutReason(first), ...turns.slice(1)], names)
  const isWriteUp = from !== undefined && asksForWriteUp(first)
  const own = subjectIn(withoutInstructions(first))
  const before = from ? subjectBefore(asked?.split('\n') ?? [], from.answer) : undefined
  return {
    to: latest(recipientIn) ?? (named ? 'coach' : undefined),
    // A text with statements of its own is about those; "make that a text" is about the conversation before.
    subject:
      (own === 'standing' && before ? before : own) ?? before ?? latest((turn) => subjectIn(withoutInstructions(turn))),
    isOfKnowledge: isOfKnowledge(withoutInstructions(first)),
    manner: styleOf(turns),
    isWriteUp,
    told: isWriteUp
      ? { facts: told.added, added: told.added, leftOver: [] }
      : asked
        ? { ...told, facts: [...new Set([...saidBefore(asked, names), ...told.facts])] }
        : told,
    beyond: beyondTemplates(words),
    words,
    firstWords: [asked?.split('\n').at(-1), first].filter(Boolean).join(' '),
    split: splitIn(turns),
    named,
    from,
  }
}

/**
 * "Guys go home Wednesday. Need a text about sleep": the sentence before gives the reason, except for plans with their
 * times.
 */
function withoutReason(first: string): string {
  const [, reason = '', wish = ''] = REASON.exec(first) ?? []
  if (wish === '' || !isAboutPoints(wish)) return first
  const plans = reason.split(/(?<=[.;!])\s+/).filter((sentence) => OF_PLANS.test(sentence))
  return [...plans, wish].join(' ')
}
const REASON = new RegExp(
  `^(.*[.;!])\\s*((?:[\\p{L}']+ ){0,4}?(?:need|want|write|draft|give me|send|can you|could you|make|put together|like)\\b[^.;!]*\\b${TEXT_NOUN}\\b.*)$`,
  'iu',
)

/** The subject of the newest question that has one, else of the answer. */
const subjectBefore = (questions: readonly string[], answer: string): Subject | undefined =>
  questions
    .toReversed()
    .map(subjectIn)
    .find((subject) => subject !== undefined) ?? subjectIn(answer.slice(0, LEAD))

/** The opening of an answer, which says what it is about. */
const LEAD = 160

/** What the question before says that others have to know: "we get on the bus at 5 am this Friday". */
const saidBefore = (asked: string, names: readonly string[]): string[] =>
  statedFactsIn([asked.split('\n').at(-1) ?? ''], names).facts.filter(
    (fact) => OF_PLANS.test(fact) && !/\?/.test(fact) && !IS_OPEN.test(fact),
  )
/** Considered and not decided: "we want to add a 4th lift". */
const IS_OPEN =
  /\b(wants?|wanted|would like|['’]d like|wanna|thinking|might|may|maybe|could|should|if|whether|consider\w*|debating|hope|hoping|plan(ning)? (to|on)|tempted|either|or not)\b/i
const OF_PLANS =
  /\b(bus|van|leave|leaving|drive|driving|flight|weigh[- ]?ins?|practice|meet|tournament|dual|match|lift|training)\b.*\d|\d.*\b(bus|van|leave|practice|weigh[- ]?ins?|lift)\b/i

/** "Make it for the parents instead", "can I send that to his dad". */
const changesIt = (turn: string) =>
  /\b(instead|for the|to (the|his|her|their)|parents?|send|text|email|for)\b/i.test(turn)
