// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted, refusal } from '../../shared/mounted-for-tests.tsx'
import { RestoreInstead } from './restore-instead.tsx'

const MISSING = 'This backup holds the key of its installation.'
const RESTORED = { made_at: '2026-11-27T03:05:07.000Z', people: 42, key: 'missing' }

const CONSEQUENCE = 'Without the key everybody signs in again, and athletes link their devices again.'

function Piece() {
  const [isOpen, setIsOpen] = useState(false)
  return <RestoreInstead setupToken="tö ken" isOpen={isOpen} onOpen={setIsOpen} />
}

/** A file as Corner writes it, with nothing between its first line and its last. */
function backupFile(madeAt: string, people: number, name = 'corner.backup'): File {
  const lines = [
    { format: 1, madeAt },
    { tables: [{ table: 'users', rows: people, sha256: '-' }], sequences: [] },
  ]
  const text = lines.map((line) => `-- corner ${JSON.stringify(line)}\n`).join('')
  return new File([gzipSync(text)], name, { type: 'application/gzip' })
}

/** A server that answers each restore with the next of these, and the headers it was sent. */
async function opened(...answers: Response[]) {
  const page = await chosen(...answers)
  await page.user.click(await screen.findByRole('button', { name: 'Restore this backup' }))
  return page
}

/** The same, with the first file chosen and nothing sent. */
async function chosen(...answers: Response[]) {
  const sent: Headers[] = []
  let healths = 0
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    if (address === '/api/health/') return healths++ === 0 ? refusal(503, {}) : Response.json({})
    sent.push(new Headers(headers))
    return answers.shift() ?? refusal(404, {})
  })
  const page = mounted(<Piece />)
  await page.user.click(screen.getByRole('button', { name: 'Restore a backup instead' }))
  const field = await screen.findByLabelText('Backup, a file that Corner made')
  const choose = (file: File) => page.user.upload(field, file)
  await choose(backupFile('2026-11-27T03:05:07.000Z', 42))
  return { ...page, sent, choose }
}

it('asks for the passphrase only when the backup needs one, and sends the file again with it', async () => {
  const { user, sent } = await opened(
    refusal(400, { error: MISSING, fields: { passphrase: MISSING } }),
    refusal(400, { error: 'Wrong passphrase', fields: { passphrase: 'Wrong passphrase' } }),
    Response.json(RESTORED),
  )
  await screen.findByText(MISSING)
  const passphrase = screen.getByLabelText('Passphrase of the key')
  expect(passphrase.getAttribute('aria-invalid')).toBe('false') // nothing was typed yet
  screen.getByText(CONSEQUENCE)
  expect(sent[0]?.get('x-setup-token')).toBe('t%C3%B6%20ken')
  expect([sent[0]?.get('x-passphrase'), sent[0]?.get('x-without-key')]).toEqual([null, null])
  await user.type(passphrase, 'où est la clé')
  await user.click(screen.getByRole('button', { name: 'Restore with the key' }))
  await screen.findByText('Wrong passphrase')
  screen.getByText(MISSING)
  expect(passphrase.getAttribute('aria-invalid')).toBe('true')
  screen.getByText(CONSEQUENCE)
  expect(sent[1]?.get('x-passphrase')).toBe(encodeURIComponent('où est la clé'))
  await user.click(screen.getByRole('button', { name: 'Go on without the key' }))
  await screen.findByText(/Restored: 42 people/)
  expect([sent[2]?.get('x-passphrase'), sent[2]?.get('x-without-key')]).toEqual([null, 'yes'])
})

it('shows whose backup it is and sends nothing before it is asked to', async () => {
  const { user, sent } = await chosen(Response.json(RESTORED))
  await screen.findByText(/^Backup of .*2026.*, 42 people\. Restore it\?$/)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  await screen.findByText(/Restored: 42 people/)
  expect(sent).toHaveLength(1)
})

it('forgets the passphrase and the question of one file when another is chosen', async () => {
  const { user, sent, choose } = await opened(refusal(400, { error: MISSING, fields: { passphrase: MISSING } }))
  await user.type(await screen.findByLabelText('Passphrase of the key'), 'of the first file')
  await choose(backupFile('2025-01-02T03:05:07.000Z', 1))
  await screen.findByText(/^Backup of .*2025.*, 1 person\. Restore it\?$/)
  expect(screen.queryByLabelText('Passphrase of the key')).toBeNull()
  expect(sent).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.get('x-passphrase')).toBeNull()
})

it('also offers to restore a file of which it can tell nothing, so that Corner says what is wrong with it', async () => {
  const { choose } = await chosen()
  await choose(new File(['x'], 'odd.backup'))
  await screen.findByText(/When odd\.backup was made could not be read here\. Restore it\?/)
  screen.getByRole('button', { name: 'Restore this backup' })
})

it('says how many people came, and leads to the sign-in once Corner answers again', async () => {
  await opened(Response.json(RESTORED))
  await screen.findByText(/Restored: 42 people.* Everybody signs in again, and athletes link their devices again\./)
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login'))
})

it('says why a file is refused', async () => {
  await opened(refusal(400, { error: 'The file is damaged.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The file is damaged.')
})
