// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refusal, stubServer } from '../mounted-for-tests.tsx'
import { endSession, readSession, storeTokens } from '../session/stored-session.ts'
import { profileQuery } from './profile-query.ts'

const ME = 'GET /api/users/me/'
const ANN = { role: 'coach', first_name: 'Ann', username: 'ann', email: 'ann@club.example' }
const fetched = () => new QueryClient().fetchQuery({ ...profileQuery, retryDelay: 0 })

function signIn() {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
}

it('stores whom the server names', async () => {
  signIn()
  stubServer({ [ME]: ANN })
  await fetched()
  expect(readSession().profile).toEqual(ANN)
})

it('asks once: the guard of a page waits for the answer', async () => {
  signIn()
  const answers: Record<string, unknown> = { [ME]: refusal(500, { error: 'Down' }) }
  const sent = stubServer(answers)
  const failure = fetched()
  await expect(Promise.race([failure, new Promise((resolve) => setTimeout(resolve, 500))])).rejects.toThrow()
  expect(sent).toHaveLength(1)
})
