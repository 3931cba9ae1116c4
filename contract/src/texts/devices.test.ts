import { expect, it } from 'vitest'
import { DEVICE_TEXTS, fillIn, OAUTH_CALLBACK_TEXTS } from './devices.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
const placesIn = (texts: object) => new Set(textsIn(texts).flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))

it('leaves no place of a text of the device screens open but the name of the provider', () => {
  expect([...placesIn(DEVICE_TEXTS)]).toEqual(['{provider}'])
  expect([...placesIn(OAUTH_CALLBACK_TEXTS)]).toEqual(['{error}', '{description}'])
})

it('fills the places that it knows, each time, and leaves the others', () => {
  expect(fillIn('{provider}, {provider}: {error}', { provider: 'WHOOP' })).toBe('WHOOP, WHOOP: {error}')
  expect(fillIn('{provider}', { provider: '' })).toBe('')
})
