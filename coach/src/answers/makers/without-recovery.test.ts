import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it.each([
  'who should i rest today',
  'who can go live',
  'who can I push today',
  'who should sit out',
  'anything unusual today?',
  'make lifting groups',
  'who do I see first before practice',
])('%s: names first who is off without a recovery', async (message) => {
  const text = await ask(message)
  expect(text).toMatch(/^Off by their own signs.*:\n\n- Cal Cole \(Corner readiness 0 of 100\): .*HRV 30 ms/)
  expect(text).toMatch(/\n\nBy recovery: /)
  expect(text).toMatch(/nothing clearly off by their own range: Dan Dale \(Corner readiness 36\) and Bea Birch/)
  expect(text).toMatch(/Ask first: Eve Elm/)
})

it.each(['anybody getting sick?', 'is anyone coming down with something'])(
  '%s: judges vital signs whatever the maker',
  async (message) => {
    const text = await ask(message)
    expect(text).toMatch(
      /Two signs off.*\n\n- Cal Cole: .*HRV 30 ms.*resting heart rate 63 bpm|Two signs off.*\n\n- Cal Cole: resting heart rate 63 bpm.*HRV 30 ms/,
    )
    expect(text).toMatch(/Ask first: Eve Elm \(no device\)\.$/)
  },
)

it('tells it in the summary', async () => {
  const text = await ask('give me a summary')
  expect(text).toMatch(/^Off by their own signs.*:\n\n- Cal Cole \(Corner readiness 0 of 100\).*\n\nBy recovery: /)
  expect(text).not.toMatch(/Ask first: [^.]*(Bea|Cal|Dan)/)
})

it.each(['who is ready today', 'who is in the red', 'who is in the green'])(
  '%s: no data is said only of those with none',
  async (message) => {
    const text = await ask(message)
    expect(text).toMatch(/^Off by their own signs.*:\n\n- Cal Cole \(Corner readiness 0 of 100\)/)
    expect(text).toMatch(/nothing clearly off by their own range: Dan Dale[^.]*Bea Birch[^.]*\. No data: Eve Elm\.$/)
  },
)
