import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA } from '../../team-for-tests.ts'
import { sayDayAhead } from './tomorrow.ts'

// A Saturday.
const TODAY = '2026-11-21'

it('says which day a weekday is, and that no forecast of it is made', () => {
  expect(sayDayAhead('can he wrestle on wednesday', TODAY)).toBe(
    '**For Wed Nov 25 I make no forecast**: this is as of today, so decide by the recovery of that morning.',
  )
  expect(sayDayAhead('is he wrestling saturday or not', TODAY)).toBe(
    '**That is today**, Sat Nov 21; for Sat Nov 28 I make no forecast.',
  )
  expect(sayDayAhead('can he go next saturday', TODAY)).toMatch(/^\*\*For Sat Nov 28 I make no forecast/)
})

it.each([
  'can he go live',
  'is he better than last wednesday',
  'he sat out, can he go',
  'can he go tomorrow',
  'since friday',
])('says nothing of a day that is none to come: %s', (message) => expect(sayDayAhead(message, TODAY)).toBe(''))

const athletes = [withLast(ANN, 'Ann Ash', [60, 38], [7.5, 7.5]), withLast(BEA, 'Bea Birch', [60, 80], [7.5, 7.5])]
const ask = async (...messages: string[]) => (await talkIn(scopeWith({ athletes, today: TODAY }), messages)).text

it('stands below the verdict of today, of one and of two', async () => {
  expect(await ask('can Ann go live on wednesday')).toMatch(
    /^.*Ann Ash needs a lighter day.*\n\nFor Wed Nov 25 I make no/,
  )
  expect(await ask('can Ann and Bea go live on wednesday')).toMatch(
    /^Only 1 of 2.*\n\nFor Wed Nov 25 I make no forecast: /,
  )
})
