// @vitest-environment happy-dom
import { oauthStateKey } from '@corner/contract/storage-keys.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDevice } from '../../shared/device/device-for-tests.ts'
import { atAddress, mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import ConnectDeviceScreen from './connect-device-screen.tsx'

const NO_LINK = {
  connected: false,
  token_valid: false,
  last_sync: null,
  first_sync: null,
  problem: null,
  paused_since: null,
}
const STATUS = { ...NO_LINK, provider: 'WHOOP' }
const WHOOP = aDevice({ provider: 'whoop', label: 'WHOOP', reads_files: true })

function shown(devices: unknown, answers: Record<string, unknown> = {}) {
  const sent = stubServer({ 'GET /api/users/whoopstatus/': STATUS, 'GET /api/devices/': devices, ...answers })
  return { ...mounted(<ConnectDeviceScreen />), sent }
}
const card = (name: string) => screen.findByRole('region', { name })

beforeEach(() => localStorage.clear()) // other files of the same process leave states behind

it('lists each maker that can be linked, with what it gives, and the others without a button', async () => {
  shown({
    devices: [
      WHOOP,
      aDevice({ attribution: 'May contain data of others.', live: false }),
      aDevice({ provider: 'polar', label: 'Polar', set_up: false }),
    ],
  })
  const oura = within(await card('Oura'))
  expect(oura.getByText('HRV, resting heart rate and sleep stages')).toBeTruthy()
  expect(oura.getByText(/^recovery score, breathing rate, .* and heart-rate zones$/)).toBeTruthy()
  expect(oura.getByText('This server asks every few hours')).toBeTruthy()
  expect(oura.getByText('May contain data of others.')).toBeTruthy()
  expect(oura.getByText('spo2', { selector: 'code' })).toBeTruthy()
  const missing = within(await card('Not set up on this server'))
  expect(missing.getByText('Polar')).toBeTruthy()
  expect(missing.getByText(/finds the steps in docs\/polar\.md/)).toBeTruthy()
  expect(missing.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('button', { name: /^Connect / }).map(({ textContent }) => textContent)).toEqual([
    'Connect WHOOP',
    'Connect Oura',
  ])
})

it('shows the specified card when the list of makers does not come', async () => {
  shown(refusal(404, { error: 'Nothing here' }))
  expect(await screen.findByRole('button', { name: 'Connect WHOOP' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Oura' })).toBeNull()
})

it("starts at the maker of the pressed button and keeps that maker's state", async () => {
  atAddress('/connect-whoop')
  const assign = vi.fn()
  Object.assign(location, { assign })
  const { user, sent } = shown(
    { devices: [WHOOP, aDevice()] },
    { 'POST /api/devices/oura/auth/': { auth_url: 'https://oura.example/', state: 'o1' } },
  )
  await user.click(await screen.findByRole('button', { name: 'Connect Oura' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://oura.example/'))
  expect(localStorage.getItem(oauthStateKey('oura'))).toBe('o1')
  expect(localStorage.getItem(oauthStateKey('whoop'))).toBeNull()
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    'POST /api/devices/oura/auth/',
  ])
})

it('disconnects the maker that was confirmed, and says so in its card', async () => {
  const { user, sent } = shown(
    { devices: [WHOOP, aDevice({ connected: true, token_valid: true })] },
    { 'POST /api/devices/oura/disconnect/': { message: 'Done' } },
  )
  const oura = within(await card('Oura'))
  await user.click(oura.getByRole('button', { name: 'Disconnect' }))
  await user.click(within(screen.getByRole('dialog', { name: 'Disconnect Oura' })).getByText('Disconnect'))
  expect(await oura.findByText('Oura account disconnected successfully!')).toBeTruthy()
  expect(sent.some(({ call }) => call === 'POST /api/devices/oura/disconnect/')).toBe(true)
})

it('renews the token of the maker whose link has expired', async () => {
  const { user, sent } = shown(
    { devices: [WHOOP, aDevice({ connected: true })] },
    { 'POST /api/devices/oura/refresh/': { message: 'Done' } },
  )
  const oura = within(await card('Oura'))
  expect(oura.getByText('Token Expired')).toBeTruthy()
  await user.click(oura.getByRole('button', { name: 'Refresh Token' }))
  expect(await oura.findByText('Token refreshed successfully!')).toBeTruthy()
  expect(sent.some(({ call }) => call === 'POST /api/devices/oura/refresh/')).toBe(true)
})

it('pauses and resumes a link', async () => {
  const linked = { connected: true, token_valid: true }
  const answers: Record<string, unknown> = {
    'GET /api/users/whoopstatus/': STATUS,
    'GET /api/devices/': { devices: [WHOOP, aDevice(linked)] },
    'POST /api/devices/oura/pause/': { message: 'It is paused' },
    'POST /api/devices/oura/resume/': { message: 'It goes on' },
  }
  stubServer(answers)
  const { user } = mounted(<ConnectDeviceScreen />)
  const oura = within(await card('Oura'))
  answers['GET /api/devices/'] = { devices: [WHOOP, aDevice({ ...linked, paused_since: '2026-03-02T08:00:00Z' })] }
  await user.click(oura.getByRole('button', { name: 'Pause' }))
  expect(await oura.findByText('It is paused')).toBeTruthy()
  expect(oura.getByText('Paused')).toBeTruthy()
  expect(oura.getByText(/^Paused .*Mar 2/)).toBeTruthy()
  expect(oura.queryByRole('button', { name: 'Pause' })).toBeNull()
  answers['GET /api/devices/'] = { devices: [WHOOP, aDevice(linked)] }
  await user.click(oura.getByRole('button', { name: 'Resume' }))
  expect(await oura.findByText('It goes on')).toBeTruthy()
  expect(oura.getByRole('button', { name: 'Pause' })).toBeTruthy()
})

it('says why a link could not be paused', async () => {
  const { user } = shown(
    { devices: [WHOOP, aDevice({ connected: true, token_valid: true })] },
    { 'POST /api/devices/oura/pause/': refusal(409, { error: 'There is no working link to pause' }) },
  )
  const oura = within(await card('Oura'))
  await user.click(oura.getByRole('button', { name: 'Pause' }))
  expect(await oura.findByText('There is no working link to pause')).toBeTruthy()
})

it.each([
  ['Delete and disconnect', false],
  ['Delete and fetch anew', true],
])('tells how much would go before it deletes, and "%s" keeps the link: %s', async (button, keep_link) => {
  const stored = { nights: 347, workouts: 1 }
  const { user, sent } = shown(
    { devices: [WHOOP, aDevice({ connected: true, token_valid: true, stored })] },
    { 'POST /api/devices/oura/delete-data/': { message: 'Gone' } },
  )
  const oura = within(await card('Oura'))
  await user.click(oura.getByRole('button', { name: 'Delete Oura data' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Oura data' }))
  expect(dialog.getByText(/^347 nights and 1 workout of Oura are deleted here/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: button }))
  expect(await oura.findByText('Gone')).toBeTruthy()
  expect(sent.find(({ call }) => call === 'POST /api/devices/oura/delete-data/')?.body).toEqual({ keep_link })
})

it('asks nothing about a link that is not there, and offers nothing where nothing is stored', async () => {
  const stored = { nights: 2, workouts: 0 }
  const { user } = shown({
    devices: [WHOOP, aDevice(), aDevice({ provider: 'polar', label: 'Polar', set_up: false, stored })],
  })
  expect(within(await card('Oura')).queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(within(await card('Not set up on this server')).getByRole('button', { name: 'Delete Polar data' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Polar data' }))
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete', 'Cancel'])
})

it('lets the athlete choose whether to be mailed when the link has ended', async () => {
  const { user, sent } = shown(
    {
      devices: [
        WHOOP,
        aDevice({ connected: true, token_valid: true, reminders: true }),
        aDevice({ provider: 'polar', label: 'Polar' }),
      ],
    },
    { 'POST /api/devices/oura/reminders/': { message: 'Done' } },
  )
  const box = within(await card('Oura')).getByRole('checkbox', { name: /^Mail me when this link has ended/ })
  expect(box).toHaveProperty('checked', true)
  expect(within(await card('Polar')).queryByRole('checkbox')).toBeNull()
  await user.click(box)
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/devices/oura/reminders/')?.body).toEqual({ wanted: false }),
  )
})
