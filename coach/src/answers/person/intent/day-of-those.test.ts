import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, scopeOfTests } from '../../team-for-tests.ts'

const athletes = [
  withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
  withLast(BEA, 'Bea Birch', [60, 60], [7.5, 7.5]),
  withLast(CAL, 'Cal Cole', [60, 61], [7.5, 7.5]),
]
const scope = scopeOfTests({ athletes })
const after = (message: string) => talkIn(scope, ['compare Ann and Bea', message])

it.each([
  'should those two go live',
  'can both wrestle live',
  'can they go hard today',
  'can the two of them train hard?',
  'should both sit out',
  'is either of them ready',
])('after a comparison each of the two gets a verdict with the reason: %s', async (message) => {
  const { text, line } = await after(message)
  expect(text).toMatch(/^(?:(?:No|Only 1 of 2)\. )?Ann Ash: out of live wrestling; Bea Birch: training as planned\./)
  expect(text).toMatch(/- Ann Ash \(20%, usually 60%\): 5\.0 h of sleep last night/)
  expect(text).toContain('- Bea Birch (60%, usually 60%): no sign against it')
  expect(text).not.toContain('Cal')
  expect(line).toMatch(/Ann Ash and Bea Birch$/)
})

it.each(['should we go live', 'can the team go live today', 'can the others go live'])(
  'the team stays the team: %s',
  async (message) => {
    const { line, text } = await after(message)
    expect(line).not.toContain('Ann Ash and Bea Birch')
    expect(text).not.toMatch(/Ann Ash: out of live wrestling; Bea Birch/)
  },
)

it('a recovery of yesterday that would allow a hard day waits for the score of this morning', async () => {
  const late = [85, 86].map((recovery, place) => ({
    ...withLast(place === 0 ? ANN : BEA, place === 0 ? 'Ann Ash' : 'Bea Birch', [60, recovery], [7.5, 7.5]),
  }))
  const { text } = await talkIn(scopeOfTests({ athletes: late, today: '2026-11-22' }), [
    'compare Ann and Bea',
    'should those two go live',
  ])
  expect(text).toContain("no sign against it; a hard day needs this morning's score")
})
