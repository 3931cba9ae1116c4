import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, said } from '../team-for-tests.ts'
import { thingsAsked } from './first-things.ts'

test.each([
  ['one thing before practice', 1],
  ['ok and the one thing i need to do before practice?', 1],
  ['If you were me what would you do different at practice today? one thing', 1],
  ['Top 3 things to fix with this team right now', 3],
  ['what are the two priorities', 2],
  ["2 things before the film session: is Andrei green, and how's his sleep debt", 0],
  ['Two things. Who is red, and who trained hard yesterday?', 0],
  ['top three things I should know today', 3],
  ['who slept less than 6 hours', 0],
  ['one thing I noticed is that he sleeps badly', 0],
])('%s: %i', (text, count) => expect(thingsAsked(text)).toBe(count))

const ask = (topic: string) => said({ kind: 'advice', who: {}, topic }, { message: topic })

test('one thing is the most urgent one, with its reason and a question', async () => {
  expect(await ask('one thing before practice')).toMatch(
    /^Keep Ann Ash out of live wrestling today\. Recovery 30%[^\n]*\n\nAsk Ann Ash: "/,
  )
})

test('more are a list of so many at most', async () => {
  expect((await ask('top 2 things to fix')).match(/^\d\. /gm)).toEqual(['1. ', '2. '])
})

test('whoever is out of live wrestling is told so, also beyond the first', async () => {
  const withLast = (id: string, name: string, last: number) => {
    const recovery = [...Array.from({ length: 28 }, (_, day) => 60 + ((day % 3) - 1) * 6), last]
    return athleteWith({ id, name, recovery })
  }
  const athletes = [withLast(ANN, 'Ann Ash', 12), withLast(BEA, 'Bea Birch', 20), withLast(CAL, 'Cal Cole', 37)]
  const message = 'top 3 things to fix'
  const text = await said({ kind: 'advice', who: {}, topic: message }, { message, scope: scopeWith({ athletes }) })
  expect(text).toContain('2. No live wrestling for Bea Birch either: technique and mobility.')
  expect(text).toContain('3. Shorter day for Cal Cole: drill first')
})
