import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { withReadinessMeant } from '../../reading/readiness-meant.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it.each([
  [
    'rank the team by readiness',
    /Corner readiness[^:]*, highest first, 4 athletes[^:]*:\n\n1\. Ann Ash[\s\S]*Cal Cole: Corner readiness 0/,
  ],
  ['top readiness today', /^Ann Ash has the highest Corner readiness/],
  ['lowest readiness', /^Cal Cole has the lowest latest Corner readiness: (?:Corner readiness )?0/],
  ['readiness scores', /Cal Cole/],
  ['what is readiness based on', /HRV 4 parts, resting heart rate 3, sleep 2, respiratory rate 1/],
  ['how do you calculate readiness', /HRV 4 parts, resting heart rate 3, sleep 2, respiratory rate 1/],
])('%s means Corner readiness where some have no recovery', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})

it.each([
  ['oura readiness scores', /Oura readiness[^:]*:\n\n1\. Bea Birch: (?:Oura readiness )?74/],
  ['show me the oura readiness scores today', /Bea Birch: (?:Oura readiness )?74/],
  ['polar nightly recharge scores', /Nightly Recharge[^:]*:\n\n1\. Cal Cole: (?:Nightly Recharge )?2/],
  ['oura readiness', /Oura readiness/],
])('%s is the score of that maker', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})

it.each(['can i compare an oura 80 with a whoop 80', 'is a polar 60 the same as a whoop 60'])(
  '%s: no',
  async (message) => {
    expect(await ask(message)).toMatch(/^No\. Each maker works out its score by a formula of its own/)
  },
)

it('tells of Garmin that it may be behind Intervals.icu', async () => {
  expect(await ask('garmin?')).toMatch(
    /1 athlete uses Intervals\.icu, which may hold data of a Garmin device: Dan Dale/,
  )
})

it('leaves the words of a team with recoveries alone', () => {
  const athletes = [{ connected: true, notGiven: ['hrv_sdnn'] }, { connected: false }]
  expect(withReadinessMeant('rank the team by readiness', { athletes })).toBe('rank the team by readiness')
})
