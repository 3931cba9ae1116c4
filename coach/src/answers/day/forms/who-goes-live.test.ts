import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, DAN, scopeOfTests } from '../../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
const ready = withLast(CAL, 'Cal Cole', [60, 80], [7.5, 8])
const planned = withLast(DAN, 'Dan Dale', [60, 61], [7.5, 7.5])
const athletes = [
  withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
  withLast(BEA, 'Bea Birch', [60, 37], [7.5, 5]),
  ready,
  planned,
  withLast(EVE, 'Eve Elm', [60, 62], [7.5, 7.5]),
]
const ask = (message: string, of = athletes) => talkIn(scopeOfTests({ athletes: of }), [message])

it.each([
  'who can go live today',
  'who all can do live wrestling',
  'which guys can go live',
  'who gets to wrestle live',
])('names who is ready and who goes live as planned: %s', async (message) => {
  const { text, line } = await ask(message)
  expect(text).toMatch(/^3 can go live today: 1 ready for a hard day and 2 as planned\.\n\n/)
  expect(text).toContain('Ready for a hard day: Cal Cole 80%.')
  expect(text).toContain('As planned, without extra rounds: Eve Elm 62% and Dan Dale 61%.')
  expect(text).toContain('Out of live wrestling: Ann Ash with 5.0 h')
  expect(text).toContain('Decide after the warm-up, on a lighter day: Bea Birch.')
  expect(line).toBe('Who can go live today, every athlete')
})

it.each(['can everyone go live today', 'can the whole team go live', 'is everybody ok for live today'])(
  'begins with whether everybody can: %s',
  async (message) => {
    expect((await ask(message)).text).toMatch(/^No, not everybody\. 3 can go live today: 1 ready/)
    expect((await ask(message, [ready, planned])).text).toMatch(/^Yes, everybody\. 2 can go live today: /)
  },
)

it.each(['who can go hard live today', 'who can I push'])(
  'more than live is no list of who goes live: %s',
  async (message) => expect((await ask(message)).line).toBe('Who to push today, every athlete'),
)

it('who is not to go live stays who is held', async () => {
  expect((await ask('who should not go live')).text).toMatch(/^Keep Ann Ash out of live wrestling today\./)
})
