import { PLAIN_DANGER } from '../language/lexicon/danger-words.ts'
import { lemmaOf } from '../language/words/lemma.ts'
import { Lexicon, type Phrases } from '../language/words/phrases.ts'
import { BODY_AND_BLOWS } from './words/body-and-blows.ts'
import { CONTEXT_WORDS } from './words/context-words.ts'
import { IDIOMS } from './words/idioms.ts'
import { MIND_AND_HARM } from './words/mind-and-harm.ts'
import { SYMPTOMS } from './words/symptoms.ts'

/** The word classes of the danger reader, for tokens whose `text` is a lemma. */
export const WORD_CLASSES = new Lexicon(
  byLemma({ ...BODY_AND_BLOWS, ...SYMPTOMS, ...MIND_AND_HARM, ...CONTEXT_WORDS, ...PLAIN_DANGER }),
)

/** Idioms that make a dangerous word harmless. */
export const FIGURES_OF_SPEECH = new Lexicon(byLemma(IDIOMS))

/** The phrases with each word as its lemma, so that one form matches all. */
function byLemma(phrases: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([name, written]) => [
      name,
      written.map((phrase) => phrase.split(' ').map(element).join(' ')),
    ]),
  )
}

function element(written: string): string {
  if (/^\.\.\??$/.test(written)) return written
  const isOptional = written.endsWith('?')
  const options = (isOptional ? written.slice(0, -1) : written)
    .split('|')
    .map((option) => (/[<*]/.test(option) ? option : lemmaOf(option)))
  return `${[...new Set(options)].join('|')}${isOptional ? '?' : ''}`
}
