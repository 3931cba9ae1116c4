import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it.each([
  ['avg sleep of the polar guys', /^Polar \(1 athlete\): .*6\.8 h/],
  ['who of the oura athletes slept under 8 hours last night', /^Oura \(1 athlete\): [\s\S]*Bea Birch/],
  [
    'compare the polar guys hrv to the oura guys',
    /^Polar \(1 athlete\): .*HRV.*\d+ ms[\s\S]*\n\nOura \(1 athlete\): .*HRV.*\d+ ms[\s\S]*may be the devices and not the athletes\.$/,
  ],
  ['compare the polar guys hrv to the garmin guys', /\n\nIntervals\.icu \(1 athlete\): /],
  ['average hrv of the withings guys', /^Withings: nobody has it linked\.$/],
])('%s is answered of that maker alone', async (message, expected) => {
  const text = await ask(message)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/Ann|Eve/)
})

it.each(['everyone except the whoop kids, how did they sleep', 'average sleep of all but not the whoop guys'])(
  '%s: answers for the wearers of every other maker',
  async (message) => {
    const { text } = await talkIn(mixedScope(), [message])
    expect(text).toMatch(/^(Oura|Polar|Intervals\.icu) \(1 athlete\)/)
    expect(text).toContain('Polar (1 athlete)')
    expect(text).not.toContain('WHOOP (')
  },
)
