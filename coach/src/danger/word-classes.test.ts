import { expect, it } from 'vitest'
import { PLAIN_DANGER } from '../language/lexicon/danger-words.ts'
import { tokenize } from '../language/words/tokenize.ts'
import { BODY_AND_BLOWS } from './words/body-and-blows.ts'
import { CONTEXT_WORDS } from './words/context-words.ts'
import { IDIOMS } from './words/idioms.ts'
import { MIND_AND_HARM } from './words/mind-and-harm.ts'
import { SYMPTOMS } from './words/symptoms.ts'

/** The tokenizer splits hyphens and writes contractions out: `x-ray` is `x ray`, `cant` is `can not`. */
it.each(Object.entries({ BODY_AND_BLOWS, CONTEXT_WORDS, IDIOMS, MIND_AND_HARM, SYMPTOMS, PLAIN_DANGER }))(
  '%s holds only words that a message can hold',
  (_, classes) => {
    const words = Object.values(classes)
      .flat()
      .flatMap((phrase) => phrase.split(/[ |]/))
      .map((word) => word.replace(/\?$/, ''))
      .filter((word) => /^[^.<*]+$/.test(word))
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => tokenize(word).length !== 1 || tokenize(word)[0]?.text !== word)).toEqual([])
  },
)
