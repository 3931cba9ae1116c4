import { expect, it } from 'vitest'
import { ANN, BEA, CAL, DAN } from '../answers/team-for-tests.ts'
import { talkIn, withLast } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'

const hours = [7.5, 7.5]
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [60, 38], hours),
    withLast(BEA, 'Bea Birch', [60, 80], hours),
    withLast(CAL, 'Cal Cole', [60, 20], [7.5, 4]),
    withLast(DAN, 'Dan Dale', [60, 58], hours),
  ],
})
const ask = (...messages: string[]) => talkIn(scope, messages)
const LIVE = 'can Ann and Bea go live today'

it.each(['what about them tomorrow', 'same two tomorrow?', 'and both on monday'])(
  'keeps the two of the last answer: %s',
  async (message) => {
    const { text, line } = await ask(LIVE, message)
    expect(line).toContain('Ann Ash and Bea Birch')
    expect(text).toContain('Ann Ash')
    expect(text).not.toContain('Cal Cole')
  },
)

it('gives the practice of the last answer with a length as a plan', async () => {
  expect((await ask('what do we do in practice today', 'give me that for 90 min')).text).toMatch(/^Practice, 90 min/)
  expect((await ask('what do we do this morning', 'same but one hour')).text).toMatch(/^Practice, 60 min/)
})

it('tells by the rule what a low score to come would mean', async () => {
  const { text } = await ask(LIVE, 'and if his score comes in low')
  expect(text).toMatch(/^Under 34%: out of live wrestling\. Under 40%: a lighter day/)
  expect(text).toContain('Ann Ash (38%, usually 60%): a lighter day as it stands')
  expect((await ask('what if Bea’s recovery drops tomorrow')).text).toContain('- Bea Birch (80%')
  expect((await ask('why is his score low', 'if it rains')).text).not.toContain('Under 34%')
})

it('finds by the score who of the last answer is meant', async () => {
  const { text } = await ask('who stands out', 'why is he on there his score is 38')
  expect(text).toContain('Ann Ash (38%')
  expect(text).not.toContain('Cal Cole')
})
