// @vitest-environment happy-dom
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'

const FINISH = 'POST /api/whoop/callback/'
const STATUS = 'GET /api/users/whoopstatus/'

beforeEach(() => {
  vi.resetModules() // a run belongs to the page load
  localStorage.setItem(STORAGE_KEYS.oauthState, 's1')
})

async function returned(search: string, answer: unknown, status: unknown = refusal(503, { error: 'Down' })) {
  history.replaceState(null, '', search)
  const sent = stubServer({ [FINISH]: answer, [STATUS]: status })
  const { default: DeviceCallbackScreen } = await import('./device-callback-screen.tsx')
  return { ...mounted(<DeviceCallbackScreen />), sent }
}
const title = () => screen.getByRole('heading').textContent
const steps = () => screen.getAllByRole('listitem')
const states = () => steps().map((step) => step.getAttribute('data-state'))

describe('connecting a device', () => {
  it('says what is under way', async () => {
    await returned('?code=c1&state=s1', new Promise(() => {}))
    expect(title()).toBe('Connecting your device')
    expect(states()).toContain('running')
    const [running] = steps().filter((step) => step.getAttribute('aria-current') === 'step')
    expect(running?.textContent).toMatch(/ \(under way\)$/)
    expect(steps().at(-1)?.textContent).toMatch(/ \(to come\)$/)
  })

  it('that failed says why, at which step, and can be tried again', async () => {
    const { user, address } = await returned(
      '?code=c1&state=s1',
      refusal(400, { error: 'Access was refused', code: 'invalid' }),
    )
    await waitFor(() => expect(title()).toBe('Connection Failed'))
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(document.activeElement?.textContent).toBe('Connection Failed')
    const failed = steps().filter((step) => step.getAttribute('data-state') === 'failed')
    expect(failed.map(({ textContent }) => textContent)).toEqual(['Exchanging authorization code Failed'])
    expect(screen.getByText('Failed').className).not.toBe('visually-hidden')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(address()).toBe('/connect-whoop')
  })

  it('that was not allowed says so in plain words beside the ordered text', async () => {
    const status = {
      connected: false,
      token_valid: false,
      last_sync: null,
      provider: 'Ring',
      first_sync: null,
      problem: null,
    }
    await returned('?error=access_denied&error_description=No', {}, status)
    await waitFor(() => expect(title()).toBe('Connection Failed'))
    expect(screen.getByRole('alert').textContent).toBe('OAuth error: access_denied. No')
    expect(await screen.findByText('You did not allow it at Ring. Nothing was stored.')).toBeTruthy()
  })

  it('names no maker while nobody has told which it is', async () => {
    await returned('?error=access_denied', {})
    expect(
      await screen.findByText('You did not allow it at the maker of your wearable. Nothing was stored.'),
    ).toBeTruthy()
  })

  it('refuses an answer that nobody asked for', async () => {
    const { sent } = await returned('?code=c1&state=other', {})
    await waitFor(() => expect(title()).toBe('Connection Failed'))
    expect(sent.filter(({ call }) => call === FINISH)).toEqual([])
  })
})
