import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, gzip; q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('answers "%s" with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
