import { csvText } from '@corner/contract/csv.ts'
import type { AuditEntry } from '@corner/contract/entities/audit.ts'
import { expect, it } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const ADA = { id: 'a', name: 'Ada Tester', email: 'ada@corner.example' }
const line = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-03-01T10:00:00.000Z',
  action: 'signed_in',
  actor: ADA,
  subject: ADA,
  details: {},
  ...changes,
})
const rowOf = (changes: Partial<AuditEntry>) => auditCsv([line(changes)], 'Europe/Berlin').rows[0]

it('has the columns and words of the screen, and times with their zone', () => {
  expect(auditCsv([], 'UTC').heads).toEqual(['When', 'Who', 'Email', 'What', 'From'])
  expect(rowOf({ details: { address: '203.0.113.7' } })).toEqual([
    '2026-03-01T11:00:00+01:00',
    'Ada Tester',
    'ada@corner.example',
    'signed in',
    '203.0.113.7',
  ])
  expect(
    rowOf({ action: 'role_changed', details: { from: 'athlete', to: 'coach' }, actor: { ...ADA, id: 'b' } })?.[3],
  ).toBe('changed the role of Ada Tester from athlete to coach')
})

it('says who did it where nobody was signed in, where it was the system, and where the account is gone', () => {
  expect(rowOf({ action: 'sign_in_failed', actor: null, subject: null })?.slice(1, 3)).toEqual(['Not signed in', null])
  expect(rowOf({ action: 'device_link_lost', actor: null })?.slice(1, 3)).toEqual(['System', null])
  const gone = { id: 'x', name: null, email: null }
  expect(rowOf({ actor: gone })?.slice(1, 3)).toEqual(['a deleted user', null])
})

it('takes the formula out of what strangers typed', () => {
  const typed = line({
    action: 'sign_in_failed',
    actor: { ...ADA, name: '=HYPERLINK("http://x")' },
    details: { email: '=1+1', address: '@SUM(A1)' },
  })
  const text = csvText(auditCsv([typed], 'UTC'))
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(text).toContain(`,'@SUM(A1)`)
  expect(text).not.toMatch(/(^|,|")[=@]/m)
})
