import { DEVICE_SCOPES } from '@corner/contract/constants/device-scopes.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { ScopesCard } from './scopes-card.tsx'

const textOf = (provider: string) => linesOf(markupOf(<ScopesCard provider={provider} />)).join('\n')

it('lists what is read from this provider, and nothing of another one', () => {
  expect(DEVICE_SCOPES.whoop.filter(({ scope }) => !textOf('WHOOP').includes(scope))).toEqual([])
  expect(textOf('Ring')).toContain('What we read from Ring')
  expect(DEVICE_SCOPES.whoop.filter(({ scope }) => textOf('Ring').includes(scope))).toEqual([])
})
