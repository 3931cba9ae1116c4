import { expect, it } from 'vitest'
import { fileNameOf, linksFile, linksText } from './roster-files.ts'

const invitation = {
  ...{ id: 'i', email: 'a@x.example', full_name: 'Ada Bell', role: 'athlete' as const },
  ...{ link: 'https://club.example/invitation#t', expires_at: '2026-12-05T10:00:00.000Z' },
}

it('writes a line for each link', () => {
  expect(linksFile([invitation]).split('\r\n')[1]).toBe(
    'Ada Bell,a@x.example,athlete,https://club.example/invitation#t,2026-12-05',
  )
  expect(linksText([invitation, invitation]).split('\n')).toHaveLength(2)
})

it.each([
  ["Riverside Men's Wrestling", 'invitations-riverside-men-s-wrestling.csv'],
  ['Łódź / Zürich', 'invitations-odz-zurich.csv'],
  ['דוד', 'invitations-team.csv'],
])('names the file of %s', (team, name) => {
  expect(fileNameOf(team)).toBe(name)
})
