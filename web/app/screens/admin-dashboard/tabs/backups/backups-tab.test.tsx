// @vitest-environment happy-dom
import type { Backup, BackupsOverview } from '@corner/contract/entities/backups.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallFailure } from '../../../../shared/api/failures.ts'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { backupsQuery } from './backups-query.ts'
import { BackupsTab } from './backups-tab.tsx'

const BACKUP: Backup = {
  name: 'corner-2026-11-27T030507Z.backup',
  made_at: '2026-11-27T03:05:07.000Z',
  bytes: 12_345_678,
  origin: 'scheduled',
  corner_version: '1.0.0',
  schema: '0016-backups',
  holds_key: true,
  proof: { at: '2026-11-27T03:06:00.000Z', equal: true, detail: 'Restored: all 120 rows are equal.' },
}
const OVERVIEW: BackupsOverview = {
  backups: [BACKUP],
  unreadable: [],
  settings: { scheduled: true, hour_utc: 3, keep_days: 7, keep_weeks: 4 },
  last_made_at: BACKUP.made_at,
  last_proved_at: BACKUP.proof?.at ?? null,
  last_failure: null,
  comparing: null,
  is_busy: false,
}
const LIST = 'GET /api/teams/admin/backups/'
const MAKE = 'POST /api/teams/admin/backups/'
const SAVE = 'PUT /api/teams/admin/backups/settings/'
const ADD = 'POST /api/teams/admin/backups/upload/'
const FILE = `/api/teams/admin/backups/${BACKUP.name}/`

const words = (answer?: unknown) =>
  linesOf(markupOf(<BackupsTab />, answer === undefined ? [] : [[backupsQuery.queryKey, answer]])).join(' ')

async function opened(answers: Record<string, unknown> = {}) {
  const sent = stubServer({ [LIST]: OVERVIEW, ...answers })
  const page = mounted(<BackupsTab />)
  await screen.findByRole('button', { name: 'Make a backup' })
  return { sent, ...page, calls: () => sent.map(({ call }) => call) }
}

it('holds the place until the answer is there, and says that it could not be read', () => {
  expect(words()).toBe('')
  expect(words(new CallFailure(503, 'Down', { error: 'Back at noon' }))).toContain('Back at noon')
})

it('says of each backup why it was made, its size, its key and what was compared', () => {
  expect(words(OVERVIEW)).toMatch(
    /Every day.*12\.3 MB.*Inside, sealed.*Equal.*Restored: all 120 rows are equal\..*Download.*Delete/,
  )
})

it('says when the next one is due, and that none is made while the schedule is off', () => {
  expect(words(OVERVIEW)).toContain('The next one is due')
  const off = { ...OVERVIEW, settings: { ...OVERVIEW.settings, scheduled: false } }
  expect(words(off)).toContain('The schedule is off: no backup is made by itself.')
})

it('says that there is none yet, and that one is being made', () => {
  expect(words({ ...OVERVIEW, backups: [] })).toContain('No backup yet. Make one, or add one from a file.')
  expect(words({ ...OVERVIEW, is_busy: true })).toContain('A backup is being made and compared.')
})

it('names what lies among the backups and cannot be read', () => {
  const told = 'not in this list, because it cannot be read'
  expect(words(OVERVIEW)).not.toContain(told)
  const unreadable = [{ name: 'corner-2026-11-20T030000Z.backup', reason: 'It is no file.' }]
  expect(words({ ...OVERVIEW, unreadable })).toMatch(
    new RegExp(`12\\.3 MB.*${told}: corner-2026-11-20T030000Z\\.backup: It is no file\\.`),
  )
})

it('names beside a failure the last one that is proved', () => {
  const text = words({ ...OVERVIEW, last_failure: { at: '2026-11-28T03:05:00Z', reason: 'The disk is full.' } })
  expect(text).toContain('The disk is full.')
  expect(text).toContain('The last one that is proved was restored and compared')
})

async function asking(answers: Record<string, unknown> = {}) {
  const page = await opened(answers)
  await page.user.click(screen.getByRole('button', { name: 'Make a backup' }))
  const modal = within(await screen.findByRole('dialog'))
  return {
    ...page,
    modal,
    begin: () => page.user.click(modal.getByRole('button', { name: 'Make a backup' })),
    passphrases: () => page.sent.filter(({ call }) => call === MAKE).map(({ body }) => body),
  }
}

it('begins a backup without the key, and says what that means', async () => {
  const { modal, begin, passphrases } = await asking({ [MAKE]: { message: 'The backup has begun' } })
  modal.getByText(/The passphrase seals the key alone: whoever has the file can read everything else in it/)
  modal.getByText(/Without the key.* everybody signs in again and athletes link their devices again/)
  await begin()
  await waitFor(() => expect(passphrases()).toEqual([{ passphrase: '' }]))
})

it('begins one with the key after a passphrase that is long enough and was typed twice', async () => {
  const { user, modal, begin, passphrases } = await asking({ [MAKE]: { message: 'The backup has begun' } })
  const TOO_SHORT = 'The passphrase needs at least 12 characters'
  const [first, again] = [modal.getByLabelText(/^Passphrase/), modal.getByLabelText(/^The same passphrase again/)]
  modal.getByText(TOO_SHORT)
  expect(first.getAttribute('aria-invalid')).toBe('false')
  await user.type(first, 'short')
  await begin()
  modal.getByText(TOO_SHORT) // once
  expect(first.getAttribute('aria-invalid')).toBe('true')
  await user.type(first, ' of breath')
  await user.type(again, 'short of breadth')
  await begin()
  modal.getByText('This is not the same passphrase')
  expect(passphrases()).toEqual([])
  await user.clear(again)
  await user.type(again, 'short of breath')
  await begin()
  await waitFor(() => expect(passphrases()).toEqual([{ passphrase: 'short of breath' }]))
})

it('says the server’s sentence about a passphrase once', async () => {
  const error = 'The passphrase is too simple'
  const { modal, begin } = await asking({ [MAKE]: refusal(400, { error, fields: { passphrase: error } }) })
  await begin()
  await modal.findByText(error)
})

it('no longer refuses once the backup of another tab is done', async () => {
  const error = 'A backup is being made or compared already. Try again when it is done.'
  const { client, modal, begin } = await asking({ [MAKE]: refusal(409, { error }) })
  const others = (is_busy: boolean) => act(() => client.setQueryData(backupsQuery.queryKey, { ...OVERVIEW, is_busy }))
  const button = modal.getByRole<HTMLButtonElement>('button', { name: 'Make a backup' })
  await begin()
  await modal.findByText(error)
  others(true)
  await modal.findByText(/^Another backup is being made/)
  expect([modal.queryByText(error), button.disabled]).toEqual([null, true])
  others(false)
  await waitFor(() => expect(button.disabled).toBe(false))
  expect([modal.queryByText(error), modal.queryByText(/^Another backup/)]).toEqual([null, null])
})

it('asks before it deletes a backup', async () => {
  const { user, calls } = await opened({ [`DELETE ${FILE}`]: { message: 'The backup was deleted' } })
  await user.click(screen.getByRole('button', { name: /^Delete the backup of/ }))
  const modal = within(await screen.findByRole('dialog'))
  expect(calls()).not.toContain(`DELETE ${FILE}`)
  await user.click(modal.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls()).toContain(`DELETE ${FILE}`))
})

it.each([
  ['the only one that is proved', 'unproved', true],
  ['one of two that are proved', 'proved', false],
])('says of %s whether its deletion leaves none', async (_, other, isSaid) => {
  const second = { ...BACKUP, name: 'corner-2026-11-26T030507Z.backup', made_at: '2026-11-26T03:05:07.000Z' }
  const proof = other === 'proved' ? BACKUP.proof : null
  const { user } = await opened({ [LIST]: { ...OVERVIEW, backups: [BACKUP, { ...second, proof }] } })
  await user.click(screen.getAllByRole('button', { name: /^Delete the backup of/ })[0] as HTMLElement)
  const said = (await screen.findByRole('dialog')).textContent?.includes(
    'This is the only backup that was restored and compared',
  )
  expect(said).toBe(isSaid)
})

it('says that no backup in the list is proved', () => {
  const NONE = 'None of the backups below was restored and found equal.'
  expect(words({ ...OVERVIEW, backups: [{ ...BACKUP, proof: null }], last_proved_at: null })).toContain(NONE)
  expect(words(OVERVIEW)).not.toContain(NONE)
  expect(words({ ...OVERVIEW, backups: [], last_proved_at: null })).not.toContain(NONE)
})

it('compares one that was added from a file, and shows which is being compared', async () => {
  const added: Backup = { ...BACKUP, name: 'corner-2026-11-25T030507Z-added.backup', origin: 'added', proof: null }
  const PROVE = `POST /api/teams/admin/backups/${added.name}/prove/`
  const overview = { ...OVERVIEW, backups: [BACKUP, added] }
  const { user, client, calls } = await opened({ [LIST]: overview, [PROVE]: { message: 'The comparison has begun' } })
  const row = () => within(screen.getByText('Added from a file').closest('tr') as HTMLElement)
  expect(screen.getAllByRole('button', { name: /^Compare the backup of/ })).toHaveLength(1) // the other one is equal
  await user.click(row().getByRole('button', { name: /^Compare the backup of/ }))
  await waitFor(() => expect(calls()).toContain(PROVE))
  act(() => client.setQueryData(backupsQuery.queryKey, { ...overview, is_busy: true, comparing: added.name }))
  await waitFor(() => row().getByText('Being compared'))
  expect(row().queryByRole('button', { name: /^Compare/ })).toBeNull()
  screen.getByRole('button', { name: 'Comparing a backup' })
  screen.getByText(/^The backup of .* is being compared\. You can go on working\.$/)
})

it('says why a comparison cannot begin, until the other one is done', async () => {
  const error = 'A backup is being made or compared already. Try again when it is done.'
  const overview = { ...OVERVIEW, backups: [{ ...BACKUP, proof: null }] }
  const { user, client } = await opened({ [LIST]: overview, [`POST ${FILE}prove/`]: refusal(409, { error }) })
  await user.click(screen.getByRole('button', { name: /^Compare the backup of/ }))
  await screen.findByText(error)
  act(() => client.setQueryData(backupsQuery.queryKey, { ...overview, is_busy: true }))
  await screen.findByText(/^A backup is being made and compared/)
  screen.getByText(error)
  act(() => client.setQueryData(backupsQuery.queryKey, overview))
  await waitFor(() => expect(screen.queryByText(error)).toBeNull())
})

it('says before a download that the file holds everybody’s data', async () => {
  const { user, calls } = await opened()
  await user.click(screen.getByRole('button', { name: /^Download the backup of/ }))
  expect((await screen.findByRole('dialog')).textContent).toContain('It holds everybody’s data')
  expect(calls()).not.toContain(`GET ${FILE}`)
})

it('saves the schedule, and shows a refusal at its field', async () => {
  const { user, sent } = await opened({
    [SAVE]: refusal(400, { error: 'Look again', fields: { keep_days: 'Days must be a whole number from 1 to 90' } }),
  })
  const days = screen.getByLabelText('Days kept')
  await user.clear(days)
  await user.type(days, '91')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Days must be a whole number from 1 to 90')
  expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ ...OVERVIEW.settings, keep_days: 91 })
})

it('says why a file could not be added', async () => {
  const { user, calls } = await opened({ [ADD]: refusal(400, { error: 'The file is damaged.' }) })
  const field = screen.getByLabelText('Backup, a file that Corner made')
  await user.upload(field, new File(['x'], 'corner.backup', { type: 'application/gzip' }))
  await screen.findByText('The file is damaged.')
  expect(calls()).toContain(ADD)
})
