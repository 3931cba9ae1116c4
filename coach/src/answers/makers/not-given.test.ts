import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it.each(["Why can't I compare Ann's HRV and Bea's", 'why is hrv not ranked across makers'])(
  '%s: gives the reason, and what can be compared',
  async (message) => {
    const text = await ask(message)
    expect(text).toMatch(/^Different makers.* measure differently/)
    expect(text).toMatch(/rMSSD and SDNN.*\n- the part of the night differs/)
    expect(text).toContain('What can be compared: each against their own range')
  },
)

it('says whose recovery is missing, by reason', async () => {
  const text = await ask('Whose recovery is missing and why')
  expect(text).toMatch(/^4 of 5 have no recovery/)
  expect(text).toContain('Oura gives no recovery: Bea Birch')
  expect(text).toContain('no device is linked: Eve Elm')
})

it.each([
  ["what does Bea's maker not give", /^Oura does not give Corner: recovery, strain/],
  ['what doesnt polar give', /^Polar does not give Corner: .*skin temperature/],
])('%s: names the measures, without other makers’ scores', async (message, expected) => {
  const text = await ask(message)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/Nightly Recharge|Oura readiness/)
})

it.each(["why isn't Bea's sleep better than average", 'why does Cal not rank in the top three for sleep'])(
  '%s: is not about makers',
  async (message) => {
    expect(await ask(message)).not.toContain('measure differently')
  },
)
