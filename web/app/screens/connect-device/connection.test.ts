import { expect, it } from 'vitest'
import { readConnection } from './connection.ts'

it.each([
  [{ connected: true, token_valid: true }, 'connected'],
  [{ connected: true, token_valid: false }, 'token_expired'],
  [{ connected: false, token_valid: false }, 'not_connected'],
  [{ connected: false, token_valid: true }, 'not_connected'],
  [undefined, 'unavailable'],
] as const)('reads %o as %s', (status, connection) => {
  expect(readConnection(status)).toBe(connection)
})
