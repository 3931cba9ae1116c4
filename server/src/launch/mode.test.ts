import { expect, it } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { operatorWarnings } from './mode.ts'

const warningsFor = (environment: Record<string, string>) =>
  operatorWarnings(readConfiguration(environment), environment)

it('warns that visitors behind a proxy cannot be told apart, until the operator has decided', () => {
  const PUBLIC_URL = 'https://corner.club.example'
  expect(warningsFor({ PUBLIC_URL })).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
  expect(warningsFor({ PUBLIC_URL, TRUST_PROXY: 'true' })).toEqual([])
  expect(warningsFor({ PUBLIC_URL, TRUST_PROXY: 'false' })).toEqual([])
  expect(warningsFor({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
  expect(warningsFor({})).toEqual([])
})
