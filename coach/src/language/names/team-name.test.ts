import { expect, it } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { withTeamNamed } from './team-name.ts'

const read = (message: string, name: string) =>
  withTeamNamed(tokenize(message), name)
    .map(({ text }) => text)
    .join(' ')

it("reads a team's whole name as the team", () => {
  expect(read('How are the Ringers doing?', 'Ringers')).toBe('how are the team doing')
  expect(read("riverside men's wrestling recovery", "Riverside Men's Wrestling")).toMatch(/^(team )+recovery$/)
})

it('leaves a part of it, and every word where there is no name', () => {
  expect(read('wrestling hours', 'Riverside Wrestling')).toBe('wrestling hours')
  expect(read('wrestling hours', '🤼')).toBe('wrestling hours')
})
