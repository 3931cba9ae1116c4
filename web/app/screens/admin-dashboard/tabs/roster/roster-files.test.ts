import { expect, it } from 'vitest'
import { linksTable, linksText } from './roster-files.ts'

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
  expect(linksTable([invitation]).rows).toEqual([line])
  expect(linksText([invitation, invitation]).split('\n')).toHaveLength(2)
})
