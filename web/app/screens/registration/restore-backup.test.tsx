// @vitest-environment happy-dom
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

/** A server that answers each restore with the next of these, and the headers it was sent. */
async function opened(...answers: Response[]) {
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
  await page.user.upload(field, new File(['x'], 'corner.backup', { type: 'application/gzip' }))
  return { ...page, sent }
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
