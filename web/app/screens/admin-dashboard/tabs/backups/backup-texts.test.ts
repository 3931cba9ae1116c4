import type { Backup, BackupsOverview } from '@corner/contract/entities/backups.ts'
import { expect, it } from 'vitest'
import { formatSize, hourText, needOf, nextText, proofState, stateOf, whenText } from './backup-texts.ts'

const NOW = new Date(2026, 10, 28, 9, 0)
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString()
const BACKUP: Backup = {
  name: 'corner-2026-11-28T030507Z.backup',
  made_at: at(28, 3, 5),
  bytes: 1,
  origin: 'scheduled',
  corner_version: '1.0.0',
  schema: '0016-backups',
  holds_key: false,
  proof: null,
}
const proved = (equal: boolean): Backup => ({ ...BACKUP, proof: { at: at(28, 3, 6), equal, detail: 'users differ.' } })
const sentence = (backups: Backup[], last_failure: BackupsOverview['last_failure'] = null) =>
  stateOf({ backups, last_failure } as BackupsOverview, NOW).sentence

it('says in a sentence where the backups stand', () => {
  expect(sentence([])).toBe('No backup yet')
  expect(sentence([BACKUP])).toBe('Made at 03:05 today, not yet compared')
  expect(sentence([proved(true)])).toBe('Restored and compared at 03:06 today')
  expect(sentence([proved(false)])).toBe('Compared at 03:06 today, and not equal: users differ.')
})

it('names a failure before an older backup that is equal', () => {
  expect(sentence([proved(true)], { at: at(27, 3, 7), reason: 'The disk is full.' })).toBe(
    'The last backup failed yesterday at 03:07: The disk is full.',
  )
})

it('needs an administrator after a failure, and where none was made for 2 days', () => {
  const need = (changes: Partial<BackupsOverview>, scheduled = true) =>
    needOf({ backups: [], last_failure: null, settings: { scheduled }, ...changes } as BackupsOverview, NOW)
  expect(need({ backups: [proved(true)] })).toBeNull()
  expect(need({ backups: [proved(true)], last_failure: { at: at(27, 3, 7), reason: '' } })).toBe(
    'The last backup failed',
  )
  expect(need({ backups: [{ ...BACKUP, made_at: at(26, 8, 59) }] })).toBe('No backup for 2 days')
  expect(need({ backups: [{ ...BACKUP, made_at: at(26, 9, 1) }] })).toBeNull()
  expect(need({})).toBeNull()
  expect(need({}, false)).toBe('There is no backup')
})

it('calls a backup old after 2 days, though it is equal', () => {
  const old = { ...proved(true), made_at: at(26, 8, 59) }
  expect(stateOf({ backups: [old], last_failure: null } as unknown as BackupsOverview, NOW).word).toBe('Old')
})

it('speaks of a backup from a file only where none was made here', () => {
  const added: Backup = { ...BACKUP, origin: 'added' }
  expect(sentence([added, proved(true)])).toBe('Restored and compared at 03:06 today')
  expect(sentence([added])).toBe('Made at 03:05 today, not yet compared')
})

it('says when the next backup is due, and that none is made while the schedule is off', () => {
  const next = (made_at: string[], now: string, scheduled = true) => {
    const backups = made_at.map((made): Backup => ({ ...BACKUP, made_at: made }))
    const settings = { scheduled, hour_utc: 3 }
    return nextText({ backups, settings } as BackupsOverview, new Date(now), 'UTC')
  }
  expect(next([], '2026-11-28T09:00:00Z', false)).toBe('The schedule is off: no backup is made by itself.')
  expect(next(['2026-11-28T03:05:07Z'], '2026-11-28T09:00:00Z')).toBe('The next one is due on Sunday at 03:05.')
  expect(next(['2026-11-27T03:05:07Z'], '2026-11-28T02:00:00Z')).toBe('The next one is due at 03:05 today.')
  expect(next(['2026-11-27T03:05:07Z'], '2026-11-28T03:01:00Z')).toBe('The next one is due within the hour.')
  expect(next([], '2026-11-28T02:00:00Z')).toBe('The next one is due within the hour.')
})

it('does not speak of backups from before a restore', () => {
  const overview = { backups: [proved(true)], last_made_at: null, last_failure: null } as unknown as BackupsOverview
  expect(stateOf(overview, NOW).sentence).toBe('No backup yet')
})

it('says the day of a moment unless it is today', () => {
  expect(whenText(at(12, 3, 6), NOW)).toBe('on Nov 12 at 03:06')
})

it('marks what was compared, and what was not', () => {
  expect([BACKUP, proved(true), proved(false)].map((backup) => proofState(backup).word)).toEqual([
    'Not compared',
    'Equal',
    'Not equal',
  ])
})

it('formats a size in the unit that it fills', () => {
  expect([1, 840_000, 12_345_678, 1_234_567_890].map(formatSize)).toEqual(['1 kB', '840 kB', '12.3 MB', '1.2 GB'])
})

it('shows an hour in UTC and in the zone of the reader', () => {
  expect(hourText(3, new Date('2026-11-28T09:00:00Z'), 'America/New_York')).toBe('03:00 UTC, 22:00 here')
})
