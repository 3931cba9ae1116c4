import { expect, it } from 'vitest'
import { aDevice } from '../../../shared/device/device-for-tests.ts'
import { sourcesQuery } from '../../../shared/device/sources-query.ts'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { readOwnDevices } from '../devices/own-devices.ts'
import { NoHrv } from './no-hrv.tsx'

const WHOOP = aDevice({ provider: 'whoop', label: 'WHOOP' })
const linked = { connected: true, token_valid: true }
const GARMIN = aDevice({ provider: 'garmin', label: 'Garmin', can_link: false, stored: { nights: 3, workouts: 0 } })
const option = (provider: string, last_day: string) => ({ provider, label: '', first_day: '2026-01-01', last_day })
const source = (group: string, ...options: object[]) => ({
  group,
  provider: null,
  chosen: false,
  segments: [],
  options,
})
const SOURCES = {
  sources: [
    source('recovery', option('garmin', '2026-11-10'), option('oura', '2026-11-20')),
    source('sleep', option('garmin', '2026-11-12')),
  ],
}
const said = (devices: Parameters<typeof readOwnDevices>[0]) =>
  linesOf(
    markupOf(<NoHrv devices={readOwnDevices(devices, true)} isFetching={false} onRefresh={() => {}} />, [
      [sourcesQuery.queryKey, SOURCES],
    ]),
  ).join(' ')

it('keeps the words of the specification for its own maker, and where nothing is linked', () => {
  expect(said([WHOOP])).toContain('No wearable is connected Connect your WHOOP device, and the past 30 days')
  expect(said([WHOOP])).toContain('Connect Whoop Device')
  expect(said([{ ...WHOOP, ...linked }])).toContain('Syncing takes 5-10 minutes. The past 30 days are imported, and')
})

it('names another maker and how far back it goes', () => {
  const oura = said([WHOOP, aDevice({ ...linked, first_sync_days: 60 })])
  expect(oura).toContain('Device Connected! Syncing takes 5-10 minutes. The past 60 days are imported from Oura, and')
  expect(oura).not.toMatch(/whoop/i)
})

it('promises no HRV of a maker that gives none', () => {
  const withings = aDevice({ ...linked, provider: 'withings', label: 'Withings', gives: ['sleep_stages'] })
  expect(said([WHOOP, withings])).toContain('Device Connected! Withings gives no HRV (rMSSD).')
})

it('names no maker before the devices have come', () => {
  expect(said(undefined)).toContain('Syncing takes 5-10 minutes. The days before are imported, and')
})

it('names the maker of files and their newest day, and does not say that nothing is connected', () => {
  const files = said([WHOOP, GARMIN])
  expect(files).toContain(
    'Brought in by file (Garmin) The newest day of Garmin is Nov 12, 2026. Choose a longer period',
  )
  expect(files).not.toContain('No wearable is connected')
  expect(said([{ ...GARMIN, gives: [] }])).toContain('Its files hold no HRV (rMSSD).')
})
