import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

/** Somebody whose recovery swings so much that a morning far under the usual one is within their own range. */
const swinging = (id: string, name: string, last: number, by = 24) =>
  athleteWith({
    id,
    name,
    recovery: [...Array.from({ length: 28 }, (_, day) => 60 + ((day % 3) - 1) * by), 60, last],
    hours: Array.from({ length: 30 }, () => 7.5),
  })

const ask = async (ann: number, bea: number) => {
  const athletes = [
    swinging(ANN, 'Ann Ash', ann),
    swinging(BEA, 'Bea Birch', bea),
    withLast(CAL, 'Cal Cole', [60, 60], [7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [44, 44], [4.5, 4.5]),
  ]
  return (await talkIn(scopeWith({ athletes, days: 7 }), ['Who needs me today and why?'])).text
}

it('says that one sign calls for no lighter day only of those who have one', async () => {
  const athletes = [
    swinging(ANN, 'Ann Ash', 45),
    swinging(BEA, 'Bea Birch', 42, 16),
    withLast(DAN, 'Dan Dale', [44, 44], [4.5, 4.5]),
  ]
  const { text } = await talkIn(scopeWith({ athletes, days: 7 }), ['Who needs me today and why?'])
  expect(text).toContain(
    'Watch: Bea Birch 18 points under their usual (last 28 days). One sign on its own does not call for a lighter day. Within their own range, lower than usual (last 28 days): Ann Ash 15 points.',
  )
})

it('names who trains as planned though far under their usual, furthest first', async () => {
  expect(await ask(45, 41)).toContain(
    'Watch: within their own range, lower than usual (last 28 days): Bea Birch 19 points and Ann Ash 15.',
  )
  expect(await ask(45, 41)).not.toContain('One sign')
})

it('watches nobody who is less than 15 points under', async () => {
  expect(await ask(46, 60)).not.toContain('Watch')
})
