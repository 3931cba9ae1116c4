import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (...messages: string[]) => (await talkIn(mixedScope(), messages)).text

it.each(['whose hrv is furthest below their normal', 'who has the biggest drop in hrv against their own average'])(
  '%s: distances from the own usual are of all makers',
  async (message) => {
    const text = await ask(message)
    expect(text).toMatch(/^Cal Cole has /)
    expect(text).not.toContain('other makers not counted')
  },
)

it.each(['rank hrv for the whole team', 'lowest hrv on the team?'])(
  '%s: leads with the own range of all makers',
  async (message) => {
    expect(await ask(message)).toMatch(/^HRV of the last week against their own range, all makers: .*\.\n\n/)
  },
)

it.each(['how was the team this week vs last week', 'who got better this week', 'who was worst on friday'])(
  '%s: counts everybody by Corner readiness where no measure is named',
  async (message) => {
    const text = await ask(message)
    expect(text).toContain('Corner readiness')
    expect(text).not.toMatch(/maker/)
  },
)

it('stays with recovery where it is named, also in what follows', async () => {
  expect(await ask("team's average recovery this week")).not.toContain('Corner readiness')
  expect(await ask("team's average recovery this week", 'and last week?')).not.toContain('Corner readiness')
  expect(await ask('who has the lowest recovery on friday')).not.toContain('Corner readiness')
})

it('begins a day that is over with the Corner readiness of everybody', async () => {
  const text = await ask('how was the team on wednesday')
  expect(text).toMatch(
    /^By their own range, the team.s average Corner readiness .* was \d+ of 100 \(\d athletes; 50 is as usual\)/,
  )
})
