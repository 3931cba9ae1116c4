import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { TEAM } from '../query/team-for-tests.ts'
import { ANN, BEA, DAN, said } from '../team-for-tests.ts'
import { asksOfTonight } from './tonight-words.ts'

test.each([
  'so what should i do tonight to get it up',
  'what should the guys do tonight to recover',
  'what can Isaiah do this evening so tomorrow is better',
  'anything to do tonight so he is fresh',
  'how do i get my recovery up tonight',
])('%s', (words) => expect(asksOfTonight(words)).toBe(true))

test.each([
  'what should we do at practice tonight',
  'should he go hard tonight',
  'what should they eat tonight',
  'who should go to bed earlier',
  'how did they sleep last night',
])('not of the night to come: %s', (words) => expect(asksOfTonight(words)).toBe(false))

const topic = 'what should I do tonight to get it up'
const scope = scopeWith({ athletes: [...TEAM] })
const tonight = (who: object) => said({ kind: 'advice', who, topic }, { message: topic, scope })

test('the bed time is their own, earlier after a short week, with what stays away and no verdict on today', async () => {
  const text = await tonight({ ids: [ANN] })
  expect(text).toMatch(/^In bed by 23:00 tonight, usually 23:30: Ann Ash slept 6\.5 h a night/)
  expect(text).toContain('No coffee or energy drink after 14:00')
  expect(text).not.toMatch(/live|lift|recent bests/)
  expect(await tonight({ ids: [BEA] })).toMatch(/^In bed by 22:00 tonight, the usual time: Bea Birch slept 8/)
})

test('without nights no time is made up', async () => {
  expect(await tonight({ ids: [DAN] })).toMatch(/^No night of the last 7 was recorded/)
})

test('of the team it names those who slept too little', async () => {
  expect(await tonight({})).toMatch(/^To bed earlier tonight: 1 of 3 [\s\S]*- Ann Ash: 6\.5 h a night, in bed by 23:00/)
})
