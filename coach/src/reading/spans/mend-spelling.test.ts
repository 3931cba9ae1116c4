import { expect, it } from 'vitest'
import { ANN, BEA } from '../../answers/team-for-tests.ts'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { mendSpelling } from './mend-spelling.ts'

const athletes = [withLast(ANN, 'Ann Ash', [60, 38], [7.5, 7.5]), withLast(BEA, 'Bea Birch', [60, 80], [7.5, 7.5])]
const ask = async (message: string) => (await talkIn(scopeWith({ athletes }), [message])).text

it('reads a misspelled word as the one that is meant', async () => {
  expect(await ask('is Ann redy to compete next month')).toMatch(/^No clean yes/)
  expect(await ask('ann ash redy for a match')).toBe(await ask('ann ash ready for a match'))
})

it('leaves names, numbers and known words as they are written', () => {
  const scope = scopeWith({ athletes })
  for (const message of ["Can Ann Ash go live? It's 6:30, hrv 56%", 'Bea’s recovery', ''])
    expect(mendSpelling(message, scope)).toBe(message)
  expect(mendSpelling('is Ann redy?', scope)).toBe('is Ann ready?')
})
