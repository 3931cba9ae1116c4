import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const hours = [7.5, 7.5]
const scopeOf = (ann: number) =>
  scopeWith({
    athletes: [
      withLast(ANN, 'Ann Ash', [60, ann], hours),
      withLast(BEA, 'Bea Birch', [60, 80], hours),
      withLast(CAL, 'Cal Cole', [60, 58], hours),
      withLast(DAN, 'Dan Dale', [60, 20], [7.5, 4]),
    ],
  })
const ask = async (ann: number, ...messages: string[]) => (await talkIn(scopeOf(ann), messages)).text

it.each([
  'who could spar hard with Ann today',
  'who can i pair with ann for hard live rounds today',
  'who would be a good partner for Ann in live today',
  'find ann a partner',
])('names the others by what their day allows: %s', async (message) => {
  const text = await ask(75, message)
  expect(text).toMatch(/^With Ann Ash 1 can go hard today: Bea Birch 80%\./)
  expect(text).toContain('- Live as planned, no extra rounds: Cal Cole 58%')
  expect(text).toContain('- Out of live wrestling: Dan Dale')
})

it('gives nobody for hard rounds to somebody held back', async () => {
  expect(await ask(20, 'who could spar hard with Ann today')).toMatch(/^Nobody for hard rounds: Ann Ash \(20%/)
})

it('gives no hard rounds to somebody who trains as planned', async () => {
  const text = await ask(58, 'who could spar hard with Ann today')
  expect(text).toMatch(/^Ann Ash trains as planned today, so live without extra hard rounds\./)
  expect(text).toContain('Bea Birch 80%')
})

it('means the athlete of the conversation', async () => {
  expect(await ask(75, 'how is Ann', 'who can go live with her')).toContain('With Ann Ash 1 can go hard today')
})

it('is not asked by a comparison or a day that is over', async () => {
  expect(await ask(75, 'who did Ann wrestle with yesterday')).not.toContain('can go hard today')
})
