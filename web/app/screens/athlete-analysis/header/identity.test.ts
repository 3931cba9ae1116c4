import { expect, it } from 'vitest'
import { readTab } from '../../../shared/address/read-tab.ts'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { ATHLETE_TABS } from '../../../shared/athlete-link/athlete-tabs.ts'
import { athleteFailureHint, athleteFailureText } from '../athlete-failure.ts'
import { capitalised, organizationAndTeam } from './identity.ts'

it('names organization and team, and leaves out unknown parts', () => {
  expect(organizationAndTeam({ organization: 'Riverside Athletics', team: "Men's Wrestling" })).toBe(
    "Riverside Athletics • Men's Wrestling",
  )
  expect(organizationAndTeam({ organization: '', team: "Men's Wrestling" })).toBe("Men's Wrestling")
})

it('capitalizes a role', () => {
  expect(capitalised('athlete')).toBe('Athlete')
  expect(capitalised('')).toBe('')
})

it.each([
  ['', 'overview'],
  ['tab=recovery&days=30', 'recovery'],
  ['tab=sleep', 'sleep'],
  ['tab=activity', 'activity'],
  ['tab=ai-insights&view=training', 'ai-insights'],
  ['tab=constructor', 'overview'],
])('reads the address %j as the tab %s', (address, tab) => {
  expect(readTab(ATHLETE_TABS, new URLSearchParams(address))).toBe(tab)
})

it.each([
  [new CallFailure(404, 'Not Found'), 'Error fetching athlete data: 404', /None of your teams/],
  [new CallFailure(400, 'Bad Request'), 'Error fetching athlete data: 400', /address/],
  [new CallFailure(503, 'Unavailable'), 'Error fetching athlete data: 503', undefined],
  [new NetworkFailure(new TypeError('fetch failed')), 'Failed to fetch athlete data', /connection/],
  [new TypeError('no function'), 'Failed to fetch athlete data', /./],
])('says %s as %j', (failure, text, hint) => {
  expect(athleteFailureText(failure)).toBe(text)
  if (hint) expect(athleteFailureHint(failure)).toMatch(hint)
  else expect(athleteFailureHint(failure)).toBeUndefined()
})
