import { expect, it } from 'vitest'
import { markupOf } from '../../shared/rendered-for-tests.tsx'
import { EmailAddress } from './email-address.tsx'

const shown = (address: string) =>
  markupOf(<EmailAddress address={address} />)
    .replace(/<wbr\/?>/g, '|')
    .replace(/<[^>]+>/g, '')

it('breaks behind its signs only', () => {
  expect(shown('ada-b.wrestler+2@corner.example')).toBe('ada-|b.|wrestler+|2@|corner.|example')
  expect(shown('a@a')).toBe('a@|a')
  expect(shown('not an address')).toBe('not an address')
})

it('shows an address that may be cut whole by pointing at it', () => {
  expect(markupOf(<EmailAddress address="a@b.c" isCut />)).toContain('title="a@b.c"')
  expect(markupOf(<EmailAddress address="a@b.c" />)).not.toContain('title')
})
