import { beyondTemplates } from './cannot-write.ts'
import { type Manner, mannerOf } from './manner.ts'
import { plainWords } from './plain-words.ts'
import { type Recipient, recipientIn } from './recipient.ts'
import { isOfKnowledge, type Subject, subjectIn } from './subject.ts'
import { type Told, toldIn } from './told.ts'

/** A text that is wished for. */
export interface Wish {
  /** undefined: the words do not say; then it is to those whom it is about. */
  to: Recipient | undefined
  /** undefined: what is told in the words is all that it is about. */
  subject: Subject | undefined
  isOfKnowledge: boolean
  manner: Manner
  told: Told
  /** What of it takes a person; undefined: nothing. */
  beyond: string | undefined
  /** All its words, plain. */
  words: string
}

/** Stands between the first wish and each change to it in a topic. */
export const TURN = ' → '

/**
 * Reads what text is wished for: the first words, and each change to it, the later ones before the earlier ones.
 * @param topic the wish's own words, its changes behind `TURN` @param names of the athletes, as they may be said
 */
export function readWish(topic: string, names: readonly string[]): Wish {
  const turns = topic.split(TURN.trim()).map(plainWords).filter(Boolean)
  const words = turns.join('; ')
  const latest = <Found>(find: (turn: string) => Found | undefined) =>
    turns.reduce<Found | undefined>(
      (known, turn, place) => (place > 0 && !changesIt(turn) ? known : (find(turn) ?? known)),
      undefined,
    )
  return {
    to: latest(recipientIn),
    subject: subjectIn(turns[0] ?? '') ?? latest(subjectIn),
    isOfKnowledge: isOfKnowledge(words),
    manner: mannerOf(turns),
    told: toldIn(turns, names),
    beyond: beyondTemplates(words),
    words,
  }
}

/** "Make it for the parents instead", "can I send that to his dad". */
const changesIt = (turn: string) =>
  /\b(instead|for the|to (the|his|her|their)|parents?|send|text|email|for)\b/i.test(turn)
