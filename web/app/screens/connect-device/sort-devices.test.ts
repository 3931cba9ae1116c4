import type { Device } from '@corner/contract/entities/devices.ts'
import { expect, it } from 'vitest'
import { aDevice } from '../../shared/device/device-for-tests.ts'
import { sortDevices } from './sort-devices.ts'

const named = (provider: string, change: Partial<Device> = {}) => aDevice({ provider, label: provider, ...change })
const WHOOP = named('whoop')
const UNSET = { set_up: false } as const

it.each<[string, Device[], string[], string[]]>([
  ['the linked makers come first', [WHOOP, named('a'), named('b', { connected: true })], ['b', 'a'], []],
  ['one that is not set up is named apart', [WHOOP, named('a', UNSET), named('b')], ['b'], ['a']],
  ['a link stays in sight when its app is gone', [WHOOP, named('a', { ...UNSET, connected: true })], ['a'], []],
  ['the specified one gives way to others', [named('whoop', UNSET), named('a')], ['a'], ['whoop']],
  ['the specified one stays where nothing is set up', [named('whoop', UNSET), named('a', UNSET)], [], ['a']],
  ['a linked specified one stays', [named('whoop', { ...UNSET, connected: true }), named('a')], ['a'], []],
  ['nothing is known', [], [], []],
])('%s', (_, devices, others, missing) => {
  const sorted = sortDevices(devices)
  expect(sorted.others.map(({ provider }) => provider)).toEqual(others)
  expect(sorted.missing.map(({ provider }) => provider)).toEqual(missing)
  expect(sorted.specified?.provider).toBe(devices.find(({ provider }) => provider === 'whoop')?.provider)
})
