// @vitest-environment happy-dom
import type { AdminOverview } from '@corner/contract/entities/teams.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { backupsQuery } from '../backups/backups-query.ts'
import { OverviewTab } from './overview-tab.tsx'

const NOTHING = { total: 0, first: [] }
const NO_NEEDS: AdminOverview['needs'] = {
  without_team: NOTHING,
  without_device: NOTHING,
  session_copied: NOTHING,
  address_not_confirmed: NOTHING,
  link_ended: NOTHING,
  open_invitations: NOTHING,
  expired_invitations: NOTHING,
}
const CLUB: AdminOverview = {
  users: { total: 1234, whoop_connected: 1100, address_not_confirmed: 0 },
  teams: { total: 12 },
  organizations: { total: 2 },
  needs: NO_NEEDS,
  provider_wait: null,
  postgresql: { release: '18.6', newer: null },
}
const markup = (overview: Partial<AdminOverview> = {}) =>
  markupOf(<OverviewTab overview={{ ...CLUB, ...overview }} onChoose={() => {}} />)

it('shows the size of the club', () => {
  expect(linesOf(markup()).slice(0, 8)).toEqual([
    ...['Total Users', '1,234', 'Total Teams', '12', 'Organizations', '2', 'Connected Devices', '1,100'],
  ])
})

it('says that nothing needs the administrator', () => {
  expect(linesOf(markup()).slice(8, 10)).toEqual(['What needs you', 'Nothing needs you'])
})

it.each([
  ['without_team', 'athletes and coaches without a team', '?tab=users&amp;team=none&amp;role=athlete_or_coach'],
  ['without_device', 'athletes without a device', '?tab=users&amp;role=athlete&amp;status=not_connected'],
  ['link_ended', 'links to wearables ended', '?tab=users&amp;status=link_ended'],
  ['address_not_confirmed', 'people whose address is not confirmed', '?tab=users&amp;status=address_not_confirmed'],
  ['open_invitations', 'invitations wait for an answer', '?tab=teams&amp;invitations=open'],
  ['expired_invitations', 'invitations expired', '?tab=teams&amp;invitations=expired'],
])('counts, names and leads to what needs the administrator: %s', (kind, what, to) => {
  const shown = markup({ needs: { ...NO_NEEDS, [kind]: { total: 1205, first: ['Ada Bell', 'Bo Chu', 'Cy Dee'] } } })
  expect(shown).toContain(`href="/${to}"`)
  const lines = linesOf(shown)
  const text = lines.slice(lines.indexOf('What needs you')).join(' ')
  expect(text).toContain(`1,205 ${what}`)
  expect(text).toContain('Ada Bell, Bo Chu, Cy Dee and 1,202 more')
  expect(text).not.toContain('Nothing needs you')
})

it('leads from a session that ended as copied to these people, whom to ask', () => {
  const shown = markup({ needs: { ...NO_NEEDS, session_copied: { total: 2, first: ['Ada Bell', 'Bo Chu'] } } })
  expect(linesOf(shown).join(' ')).toContain(
    '2 people had a session ended in the last 7 days: its token was used twice',
  )
  expect(shown).toContain('href="/?tab=users&amp;status=session_copied"')
})

it('lists first what is the most serious', () => {
  const one = { total: 1, first: ['Ada Bell'] }
  const lines = linesOf(markup({ needs: { ...NO_NEEDS, without_team: one, session_copied: one } }))
  expect(lines.join(' ')).toMatch(/1 person had a session ended.*without a team/)
})

it('says one person as one', () => {
  const shown = markup({ needs: { ...NO_NEEDS, without_team: { total: 1, first: ['Ada Bell'] } } })
  const text = linesOf(shown).join(' ')
  expect(text).toContain('1 athlete or coach without a team')
  expect(text).not.toContain('more')
})

it('counts the addresses that are not confirmed, the only one too, and leads to them', () => {
  const one = markup({ users: { ...CLUB.users, address_not_confirmed: 1 } })
  expect(linesOf(one)).toContain('1 address not confirmed')
  expect(one).toContain('href="/?tab=users&amp;status=address_not_confirmed"')
  const many = markup({ users: { ...CLUB.users, address_not_confirmed: 1205 } })
  expect(linesOf(many)).toContain('1,205 addresses not confirmed')
})

it.each([
  [1, 'and 1 link ended'],
  [1205, 'and 1,205 links ended'],
])('counts ended links apart from connected devices, and leads to them: %i', (total, words) => {
  const shown = markup({ needs: { ...NO_NEEDS, link_ended: { total, first: [] } } })
  expect(linesOf(shown).join(' ')).toContain(`Connected Devices 1,100 ${words}`)
})

it.each([
  [
    { organizations: { total: 0 }, teams: { total: 0 } },
    'No organizations yet',
    'Begin with your club or school. Then make its teams, and hand out their codes to coaches and athletes.',
    'Go to Organizations',
    'organizations',
  ],
  [
    { teams: { total: 0 } },
    'No teams yet',
    'A team has a code for its coaches and one for its athletes. Make a team, and hand them out.',
    'Go to Teams',
    'teams',
  ],
])('leads a new installation to its next step: %j', async (overview, reason, told, button, tab) => {
  expect(linesOf(markup(overview)).slice(-3)).toEqual([reason, told, button])
  stubServer({})
  const onChoose = vi.fn()
  const { user } = mounted(<OverviewTab overview={{ ...CLUB, ...overview }} onChoose={onChoose} />)
  await user.click(screen.getByRole('button', { name: button }))
  expect(onChoose.mock.calls).toEqual([[tab]])
})

it.each([
  ['2026-11-21T10:40', '2026-11-21T10:40', '10:40. New records will arrive after that; nothing is lost.'],
  [
    '2026-11-21T10:40',
    '2026-11-21T10:20',
    "10:40. New records will arrive after that; nothing is lost. We'll check once at 10:20.",
  ],
  [
    '2026-11-22T09:00',
    '2026-11-22T08:00',
    "Sunday at 09:00. New records will arrive after that; nothing is lost. We'll check once on Sunday at 08:00.",
  ],
  [
    '2026-11-22T09:00',
    '2026-11-23T09:00',
    "Sunday at 09:00. New records will arrive after that; nothing is lost. We'll check once on Monday at 09:00.",
  ],
])('says until when the provider has paused our requests: until %s, next try %s', (until, next, told) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00') })
  const provider_wait = {
    provider: 'WHOOP',
    until: new Date(until).toISOString(),
    next_try: new Date(next).toISOString(),
  }
  const [first] = linesOf(markup({ provider_wait }))
  vi.useRealTimers()
  expect(first).toBe(`WHOOP has paused our requests until ${told}`)
})

const BACKUPS = {
  backups: [],
  settings: { scheduled: true, hour_utc: 3, keep_days: 7, keep_weeks: 4 },
  last_made_at: null,
  last_proved_at: null,
  unreadable: [],
  last_failure: null,
  is_busy: false,
}
const withBackups = (changes: object) =>
  markupOf(<OverviewTab overview={CLUB} onChoose={() => {}} />, [[backupsQuery.queryKey, { ...BACKUPS, ...changes }]])

it('says where the backups stand, and leads to them', () => {
  const shown = withBackups({})
  expect(linesOf(shown).join(' ')).toMatch(/Nothing needs you.*Last backup.*No backup yet/)
  expect(shown).toContain('href="/?tab=backups"')
})

it('says that no backup is made by itself while the schedule is off', () => {
  const off = withBackups({ settings: { ...BACKUPS.settings, scheduled: false } })
  expect(linesOf(off).join(' ')).toContain('The schedule is off: no backup is made by itself.')
  expect(linesOf(withBackups({})).join(' ')).not.toContain('The schedule')
})

it('lists a failed backup among what needs the administrator', () => {
  const shown = linesOf(withBackups({ last_failure: { at: '2026-11-21T03:05:00Z', reason: 'The disk is full.' } }))
  expect(shown.join(' ')).toMatch(/What needs you The last backup failed Look at the backups.*: The disk is full\./)
  expect(shown).not.toContain('Nothing needs you')
})

it('says on which PostgreSQL Corner runs', () => {
  const lines = linesOf(markup())
  expect(lines).toContain('PostgreSQL 18.6')
  expect(lines).not.toContain('Fixes missing')
})

it('names the release whose fixes the database lacks, and where it says how to get them', () => {
  const newer = { release: '18.6', published: 'November 2026' }
  const told = linesOf(markup({ postgresql: { release: '18.4', newer } })).join(' ')
  expect(told).toContain(
    'PostgreSQL 18.4 Fixes missing 18.6 (November 2026) has fixes that 18.4 lacks. How to get them: docs/upgrading.md',
  )
})
