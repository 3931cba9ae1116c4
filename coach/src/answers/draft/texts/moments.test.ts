import { expect, test } from 'vitest'
import { momentLines } from './moments.ts'

const said = (words: string) =>
  momentLines(words)
    ?.map(({ text }) => text)
    .join(' ')

test.each([
  [
    'we lost',
    'That one hurts, and that is fine. Heads up: we learn from it and get back to work. Sleep, eat, and look out for each other.',
  ],
  ['after our win', 'Great win. Enjoy it, then recover: eat, drink and be in bed early. Next practice we go again.'],
  [
    'before finals',
    'Good luck with your exams. Study early, and do not trade your sleep for it. If practice and school collide, come talk to me.',
  ],
  ['a pep talk', 'You have done the work. Wrestle your match, one period at a time. Look out for each other.'],
  ['about the strap', undefined],
])('%s', (words, lines) => expect(said(words)).toBe(lines))
