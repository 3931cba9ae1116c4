import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, DAN, dan, scopeOfTests } from '../../team-for-tests.ts'

const athletes = [
  withLast(ANN, 'Ann Ash', [60, 61], [7.5, 7.5]),
  withLast(BEA, 'Bea Birch', [62, 63], [7.5, 7.5]),
  withLast(CAL, 'Cal Cole', [60, 36], [7.5, 4.5]),
  { ...dan, athlete_id: DAN },
]
const ask = async (...messages: readonly string[]) => await talkIn(scopeOfTests({ athletes, days: 7 }), messages)

it.each(['who is as planned today', 'who trains as planned', 'Who’s as planned?'])(
  'names everybody who trains as planned: %s',
  async (message) => {
    const { text, line } = await ask(message)
    expect(text).toMatch(/^2 train as planned today: Bea Birch 63% and Ann Ash 61%\./)
    expect(text).toContain('Lighter: Cal Cole.')
    expect(text).toContain('No device: Dan Dale.')
    expect(line).toBe('Who trains as planned today, every athlete')
  },
)

it('gives the names alone where the next message wants only them', async () => {
  expect((await ask('who is as planned today', 'just the names')).text).toMatch(
    /^(Bea Birch, Ann Ash|Ann Ash, Bea Birch)\./,
  )
})
