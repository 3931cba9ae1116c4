import { describe, expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, DAN, scopeOfTests } from '../../team-for-tests.ts'

/** Ann out of live, Bea lighter, Cal ready, Dan as planned. */
const scope = scopeOfTests({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 37], [7.5, 5]),
    withLast(CAL, 'Cal Cole', [60, 80], [7.5, 8]),
    withLast(DAN, 'Dan Dale', [60, 61], [7.5, 7.5]),
  ],
})
const first = async (...messages: string[]) => (await talkIn(scope, messages)).text.split('\n\n')[0]

describe('yes means less where less is asked about', () => {
  test.each([
    'should i cut his volume',
    'should we reduce his load today',
    'would you dial him back',
    'is it better to tone it down for him',
    'does he need fewer rounds today',
    'should he train lighter today',
  ])('%s', async (message) => {
    expect(await first('how is Cal', message)).toBe('No: Cal Cole is ready for a hard day.')
    expect(await first('how is Dan', message)).toBe('No: Dan Dale can train as planned.')
    expect(await first('how is Bea', message)).toBe('Yes: shorter today, Bea Birch needs a lighter day.')
    expect(await first('how is Ann', message)).toBe('Yes: keep Ann Ash out of live wrestling today.')
  })
})

test.each(['can he go hard', 'is he ready for practice', 'can I push him', 'should he go full'])(
  'of more, yes stays more: %s',
  async (message) => expect(await first('how is Cal', message)).toBe('Yes: Cal Cole is ready for a hard day.'),
)

test.each(['does he need a day off', 'should he get a rest day', 'should he rest today'])(
  'a day off is asked about after a question on sleep, too: %s',
  async (message) => {
    expect(await first('how much did Bea sleep this week', message)).toBe('No, but Bea Birch needs a lighter day.')
  },
)
