import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { DAN } from '../../team-for-tests.ts'

/** Today is Saturday, Nov 21. */
const scope = scopeWith({ athletes: [withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8])] })
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

const WEEK = 'plan my week, Monday is off, dual on Saturday'
const NOT_MADE_UP = 'The lighter day is not made up later in the week.'

test('a week as a table says of each day how hard and how long it is', async () => {
  const text = await talk(WEEK, 'as a table')
  const sizes = [...text.matchAll(/^\| (Today|\w{3} \w{3} \d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)]
  expect(sizes.map(([, day, hard, long]) => [day, hard, long])).toEqual([
    ['Today', 'as planned', 'as usual'],
    ['Sun Nov 22', 'as planned', 'as usual'],
    ['Mon Nov 23', 'off', 'none'],
    ['Tue Nov 24', 'moderate', 'as usual'],
    ['Wed Nov 25', 'hard', 'as usual'],
    ['Thu Nov 26', 'full pace, few goes', 'shorter'],
    ['Fri Nov 27', 'easy', 'short'],
    ['Sat Nov 28', 'full', 'the matches'],
  ])
})

test('before a meet, a day that was made lighter is not made up', async () => {
  expect(await talk(WEEK, 'as a list')).not.toContain(NOT_MADE_UP)
  const lighter = await talk(WEEK, 'make wednesday lighter')
  expect(lighter).toContain('- Wed Nov 25: clearly easier: drill, short goes (lighter, as you said)')
  expect(lighter).toContain(NOT_MADE_UP)
})
