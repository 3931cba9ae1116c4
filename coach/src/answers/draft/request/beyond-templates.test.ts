import { expect, test } from 'vitest'
import { beyondTemplates } from './beyond-templates.ts'

test.each([
  ['a toast for the seniors', 'a toast'],
  ['a rap about sleep', 'a poem or a song'],
  ['thirty seconds for the banquet', 'a speech'],
  ['roast the seniors a bit', 'jokes about somebody'],
  ['hype them up', 'words to fire somebody up'],
  ['a referral for the doctor', 'a referral letter'],
  ['write it in Spanish', 'another language than English'],
  ['a short text about sleep', undefined],
])('%s: %s', (words, what) => expect(beyondTemplates(words)).toBe(what))
