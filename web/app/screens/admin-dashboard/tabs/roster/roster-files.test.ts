import { csvText } from '@corner/contract/csv.ts'
import { expect, it } from 'vitest'
import { linksTable, linksText, ROSTER_TEMPLATE } from './roster-files.ts'

const invitation = {
  id: 'i',
  email: 'a@x.example',
  full_name: 'Ada Bell',
  role: 'athlete' as const,
  link: 'https://club.example/invitation#t',
  expires_at: '2026-12-05T10:00:00.000Z',
}

it('writes one line per link', () => {
  const line = ['Ada Bell', 'a@x.example', 'athlete', 'https://club.example/invitation#t', '2026-12-05']
  const table = linksTable([invitation])
  expect(table.rows).toEqual([line])
  expect(csvText(table)).toContain('name,email,role,link,good_until\r\n')
  expect(linksText([invitation, invitation]).split('\n')).toHaveLength(2)
})

it('has a template whose people have a cell for each head', () => {
  expect(csvText(ROSTER_TEMPLATE)).toContain('email,first_name,last_name,role\r\nada@example.org,Ada,Bell,athlete\r\n')
})
