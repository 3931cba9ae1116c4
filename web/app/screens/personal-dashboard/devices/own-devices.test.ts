import { expect, it } from 'vitest'
import { aDevice } from '../../../shared/device/device-for-tests.ts'
import { readOwnDevices } from './own-devices.ts'

const WHOOP = aDevice({ provider: 'whoop', label: 'WHOOP' })
const progress = { state: 'running', records: 3, days: 30, message: null } as const
const OURA = aDevice({ connected: true, token_valid: true, first_sync: progress })
const GARMIN = aDevice({
  provider: 'garmin',
  label: 'Garmin',
  can_link: false,
  stored: { nights: 20, workouts: 0 },
})
const LEFT = aDevice({ provider: 'polar', label: 'Polar', first_sync: progress, stored: { nights: 9, workouts: 0 } })

it('is connected by a link with any maker, and follows its first sync', () => {
  expect(readOwnDevices([WHOOP, OURA], false)).toMatchObject({
    connected: true,
    isSpecified: false,
    ended: [],
    byFile: [],
    firstSyncs: [{ label: 'Oura', progress }],
  })
})

it('has the words of the specification for its own maker, and where nothing is linked', () => {
  const linked = { ...WHOOP, connected: true }
  expect(readOwnDevices([linked, OURA], true)).toMatchObject({ isSpecified: true, ended: [linked] })
  expect(readOwnDevices([WHOOP], true)).toMatchObject({
    connected: false,
    isSpecified: true,
    specifiedLabel: 'WHOOP',
  })
})

it('knows a maker of files alone from one whose link was ended', () => {
  expect(readOwnDevices([WHOOP, GARMIN, LEFT], false).byFile).toEqual([GARMIN])
})

it('believes the profile until the devices have come, and knows no maker', () => {
  expect(readOwnDevices(undefined, true)).toMatchObject({ connected: true, linked: undefined, isSpecified: false })
  expect(readOwnDevices(undefined, false)).toMatchObject({ connected: false, isSpecified: true })
})
