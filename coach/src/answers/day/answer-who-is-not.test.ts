import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../team-for-tests.ts'

const hours = [7.5, 7.5]
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [60, 38], hours),
    withLast(BEA, 'Bea Birch', [60, 80], hours),
    withLast(CAL, 'Cal Cole', [60, 20], [7.5, 4]),
    withLast(DAN, 'Dan Dale', [60, 58], hours),
  ],
})
const ask = async (...messages: string[]) => (await talkIn(scope, messages)).text

it.each(['and who isnt', "who isn't?", 'whos not', "who can't", 'and who should not'])(
  'names only those whom the list before left out: %s',
  async (message) => {
    const text = await ask('whos good to go hard', message)
    expect(text).toMatch(/^3 of 4 are not:\n\n- Cal Cole \(20%/)
    expect(text).toContain('Ann Ash (38%')
    expect(text).toContain('Training as planned, no extra rounds: Dan Dale 58%')
    expect(text).not.toContain('Bea Birch')
  },
)

it('goes by what the list before was of', async () => {
  const text = await ask('who can go live today', 'and who isnt')
  expect(text).toMatch(/^2 of 4 are not:/)
  expect(text).not.toContain('Dan Dale')
})

it('is a question of its own elsewhere', async () => {
  expect(await ask('whos good to go hard', "who isn't sleeping enough")).not.toContain('are not:')
  expect(await ask('who isnt')).not.toContain('are not:')
})
