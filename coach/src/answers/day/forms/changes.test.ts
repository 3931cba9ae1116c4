import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dale', 'Eve Elm', 'Fay Fir', 'Gus Gum', 'Hal Hazel']
/** The recoveries of yesterday and today, each athlete's today one point higher than the last one's. */
const ask = async (many: number, yesterday: number, today: number) => {
  const athletes = NAMES.slice(0, many).map((name, place) =>
    withLast(`00000000-0000-4000-8000-00000000000${place}`, name, [yesterday, today + place], [7.5, 7.5]),
  )
  return (await talkIn(scopeWith({ athletes }), ['what changed since yesterday'])).text
}

const SIX = [
  '- Ann Ash from 60% to 30%, now out of live wrestling',
  '- Bea Birch from 60% to 31%, now out of live wrestling',
  '- Cal Cole from 60% to 32%, now out of live wrestling',
  '- Dan Dale from 60% to 33%, now out of live wrestling',
  '- Eve Elm from 60% to 34%, now a lighter day',
  '- Fay Fir from 60% to 35%, now a lighter day',
].join('\n')

test.each([
  [6, `Down since yesterday (6):\n\n${SIX}`],
  [7, `Down since yesterday (7):\n\n${SIX}\n\nAnd Gus Gum.`],
  [8, `Down since yesterday (8):\n\n${SIX}\n\nAnd Gus Gum and Hal Hazel.`],
])('of %i six are told and the others named', async (many, answer) => {
  expect(await ask(many, 60, 30)).toBe(answer)
})

test('of those who are up too', async () => {
  expect(await ask(7, 40, 70)).toBe(
    [
      'Nobody is worse than yesterday.\n\nUp (7):\n',
      '- Gus Gum from 40% to 76%, now ready for a hard day',
      '- Fay Fir from 40% to 75%, now ready for a hard day',
      '- Eve Elm from 40% to 74%, now ready for a hard day',
      '- Dan Dale from 40% to 73%, now ready for a hard day',
      '- Cal Cole from 40% to 72%, now ready for a hard day',
      '- Bea Birch from 40% to 71%, now ready for a hard day',
      '\nAnd Ann Ash.',
    ].join('\n'),
  )
  expect(await ask(6, 40, 71)).not.toContain('And')
})

test('a small move under the same advice is none, a far one is', async () => {
  expect(await ask(1, 33, 19)).toBe(
    'Nothing that matters: every day asks for the same as yesterday, and no recovery moved far.',
  )
  expect(await ask(1, 33, 18)).toMatch(
    /^Down since yesterday \(1\):\n\n- Ann Ash from 33% to 18%, still out of live wrestling/,
  )
})
