// @vitest-environment happy-dom
import { oauthStateKey, STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'

const FINISH = 'POST /api/whoop/callback/'
const FINISH_RING = 'POST /api/devices/ring/callback/'
const DEVICES = 'GET /api/devices/'

beforeEach(() => {
  vi.resetModules() // a run belongs to the page load
  localStorage.clear()
  localStorage.setItem(STORAGE_KEYS.oauthState, 's1')
  localStorage.setItem(oauthStateKey('ring'), 'r1')
})

const linked = (provider: string, label: string) => ({ provider, label, connected: true, token_valid: true })

/** @param at the path of the page */
async function returned(
  search: string,
  answers: Record<string, unknown>,
  { at = '/connect-whoop-callback', devices = refusal(503, { error: 'Down' }) as unknown } = {},
) {
  history.replaceState(null, '', `${at}${search}`)
  const sent = stubServer({ [DEVICES]: devices, ...answers })
  const { default: DeviceCallbackScreen } = await import('./device-callback-screen.tsx')
  const routes = (
    <Routes>
      <Route path="/connect-whoop-callback" element={<DeviceCallbackScreen />} />
      <Route path="/connect-device-callback/:provider" element={<DeviceCallbackScreen />} />
      <Route path="*" element={null} />
    </Routes>
  )
  return { ...mounted(routes, `${at}${search}`), sent }
}
const title = () => screen.getByRole('heading').textContent
const steps = () => screen.getAllByRole('listitem')
const states = () => steps().map((step) => step.getAttribute('data-state'))

describe('connecting a device', () => {
  it('says what is under way', async () => {
    await returned('?code=c1&state=s1', { [FINISH]: new Promise(() => {}) })
    expect(title()).toBe('Connecting your device')
    expect(states()).toContain('running')
    const [running] = steps().filter((step) => step.getAttribute('aria-current') === 'step')
    expect(running?.textContent).toMatch(/ \(under way\)$/)
    expect(steps().at(-1)?.textContent).toMatch(/ \(to come\)$/)
  })

  it('that failed says why, at which step, and can be tried again', async () => {
    const { user, address } = await returned('?code=c1&state=s1', {
      [FINISH]: refusal(400, { error: 'Access was refused', code: 'invalid' }),
    })
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
    const devices = { devices: [linked('ring', 'Other'), linked('whoop', 'Ring')] }
    await returned('?error=access_denied&error_description=No', {}, { devices })
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

  it('of a maker by its address exchanges the code with that maker, and forgets its state alone', async () => {
    const { sent } = await returned(
      '?code=c1&state=r1',
      { [FINISH_RING]: {} },
      { at: '/connect-device-callback/ring', devices: { devices: [linked('ring', 'Ring')] } },
    )
    await waitFor(() => expect(title()).toBe('Connection Successful!'))
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: FINISH_RING, body: { code: 'c1', state: 'r1' } },
    ])
    expect(localStorage.getItem(oauthStateKey('ring'))).toBeNull()
    expect(localStorage.getItem(STORAGE_KEYS.oauthState)).toBe('s1')
  })

  it.each([
    ["another maker's state", '/connect-device-callback/ring', '?code=c1&state=s1'],
    ['a state of no maker', '/connect-device-callback/other', '?code=c1&state=r1'],
  ])('sends no code for %s', async (_, at, search) => {
    const { sent } = await returned(search, { [FINISH_RING]: {} }, { at })
    await waitFor(() => expect(title()).toBe('Connection Failed'))
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again later.')
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it('says that a maker is none of this server, without repeating the address', async () => {
    const at = '/connect-device-callback/Call-0900-now'
    await returned('?error=access_denied', {}, { at, devices: { devices: [linked('ring', 'Ring')] } })
    expect(await screen.findByText('This server links with no maker of this name. Nothing was stored.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('0900')
  })

  it('whose link is not there after all fails in the last step', async () => {
    const at = '/connect-device-callback/ring'
    await returned('?code=c1&state=r1', { [FINISH_RING]: {} }, { at, devices: { devices: [] } })
    await waitFor(() => expect(title()).toBe('Connection Failed'))
    expect(states()).toEqual(['done', 'done', 'done', 'failed'])
  })
})
