// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, readSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import { JoinTeamCard } from './join-team-card.tsx'

const ANN = { role: 'athlete', first_name: 'Ann', username: 'ann', teams: [] as object[] }
const inTeam = (role: string) => ({ ...ANN, role, teams: [{ team_id: '1', team_name: 'Eagles', role }] })

function shown(profile: object, answers: Record<string, unknown> = {}) {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile(profile as never)
  const sent = stubServer({
    'GET /api/validate-team-code/': { valid: true, role: 'athlete' },
    'POST /api/validate-team-code/': { valid: true, role: 'athlete' },
    ...answers,
  })
  return { ...mounted(<JoinTeamCard />), sent: () => sent.filter(({ call }) => call.includes('join-team')) }
}
const button = () => screen.getByRole('button', { name: 'Join team' })

it.each([inTeam('athlete'), inTeam('coach'), { ...ANN, role: 'admin' }, { role: 'athlete' }])(
  'is not there for %j',
  (profile) => {
    shown(profile)
    expect(screen.queryByText('Join a team')).toBeNull()
  },
)

it.each([
  ['athlete', /^You are an athlete of Eagles now\. Its coaches can see your data/],
  ['coach', /^You are a coach of Eagles now, and see the data of its athletes/],
] as const)('hands in a valid code, and says which team and who sees the data: %s', async (role, words) => {
  const { user, sent } = shown(ANN, { 'POST /api/users/me/join-team/': inTeam(role) })
  await user.type(screen.getByLabelText(/Code/), ' abc ')
  await screen.findByText('Code valid: athlete')
  await user.click(button())
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent()).toEqual([{ call: 'POST /api/users/me/join-team/', body: { team_code: 'abc' } }])
  expect(readSession().profile).toMatchObject(inTeam(role))
  expect(screen.queryByLabelText(/Code/)).toBeNull()
})

it('sends no code that is not known to be valid', async () => {
  const unknown = { valid: false, role: null }
  const { user, sent } = shown(ANN, {
    'GET /api/validate-team-code/': unknown,
    'POST /api/validate-team-code/': unknown,
  })
  await user.click(button())
  await user.type(screen.getByLabelText(/Code/), 'nope')
  expect(await screen.findByText('Check it with your coach or your club.')).toBeTruthy()
  await user.click(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(sent()).toEqual([])
})

it('says what the server says, and lets it be tried again', async () => {
  const sentence = 'You are in a team already.'
  const { user } = shown(ANN, { 'POST /api/users/me/join-team/': refusal(409, { error: sentence, code: 'conflict' }) })
  await user.type(screen.getByLabelText(/Code/), 'abc')
  await screen.findByText('Code valid: athlete')
  await user.click(button())
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBe('false')
})
