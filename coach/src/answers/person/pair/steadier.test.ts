import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { ANN, BEA, scopeOfTests } from '../../team-for-tests.ts'

const swinging = (id: string, name: string, by: number) =>
  athleteWith({ id, name, recovery: Array.from({ length: 28 }, (_, day) => 60 + (day % 2 === 0 ? by : -by)) })
const ask = async (ann: number, bea: number, message = 'who is steadier, Ann Ash or Bea Birch') => {
  const athletes = [swinging(ANN, 'Ann Ash', ann), swinging(BEA, 'Bea Birch', bea)]
  return (await talkIn(scopeOfTests({ athletes }), [message])).text.split('\n\n')
}

test('the one whose mornings swing less is the steadier, and the swing is explained', async () => {
  const [verdict, swings, meaning] = await ask(15, 5)
  expect(verdict).toMatch(/^Bea Birch is steadier over /)
  expect(swings?.split('\n')).toEqual([
    expect.stringMatching(/^- Bea Birch: recovery swings by 5\.\d points around a mean of 60%, between 55% and 65%$/),
    expect.stringMatching(/^- Ann Ash: recovery swings by 15\.\d points around a mean of 60%, between 45% and 75%$/),
  ])
  expect(meaning).toBe('The swing is the standard deviation of the mornings: the smaller, the more alike the days.')
})

test('two who swing alike are about even', async () => {
  expect((await ask(5, 5))[0]).toMatch(/^About even: (Ann Ash|Bea Birch) by a little, over /)
})
