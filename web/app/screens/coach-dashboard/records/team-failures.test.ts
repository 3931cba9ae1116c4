import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { teamDataFailureText, teamsFailureText } from './team-failures.ts'

const NO_ANSWER = new NetworkFailure(new Error('x'))

it('names the status when the teams failed to load', () => {
  expect(teamsFailureText(new CallFailure(500, 'Internal Server Error'))).toBe('Error fetching teams: 500')
  expect(teamsFailureText(NO_ANSWER)).toBe('An error occurred')
})

it("says the server's sentence on a team's data, else that it could not be fetched", () => {
  const told = new CallFailure(503, 'x', { error: 'The database does not answer', code: 'unavailable' })
  expect(teamDataFailureText(told)).toBe('The database does not answer')
  expect(teamDataFailureText(new CallFailure(502, 'Bad Gateway'))).toBe('Failed to fetch team data')
  expect(teamDataFailureText(NO_ANSWER)).toBe('Failed to fetch team data')
})
