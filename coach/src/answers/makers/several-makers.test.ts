import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it.each([
  ['team average sleep last night', /6\.7 h \(4 athletes\)\.$/],
  [
    'who slept the least last night',
    /^Cal Cole has the shortest sleep today: 5\.5 h\.\n\nNext: Dan Dale 6\.0 h, Bea Birch 7\.4 h/,
  ],
  ['highest rhr', /^Cal Cole has the highest latest resting heart rate: 63 bpm[\s\S]*Next: Bea Birch 51 bpm/],
  ['average resting heart rate of the team', /\(3 athletes\)\./],
])('%s: everybody counts, whatever the maker', async (message, expected) => {
  const text = await ask(message)
  expect(text).toMatch(expected)
  expect(text).not.toContain('another maker')
})

it.each([
  [
    'team average hrv',
    /Oura alone; 2 with other makers not counted \(Ann Ash and Cal Cole\)|Oura alone; 3 with other makers not counted/,
  ],
  ['lowest hrv', /Oura alone; 3 with other makers not counted/],
  ['rank everybody by hrv', /Oura alone; 3 with other makers not counted/],
])('%s: names the maker and how many are not counted', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})

it('says beside the HRV of everybody that makers differ', async () => {
  expect(await ask('what is the hrv of everyone')).toContain('Devices of several makers: compare HRV within one maker')
})
