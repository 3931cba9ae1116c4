import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { EndedLink } from './ended-link.tsx'

const TODAY = '2026-11-21'
const said = (newest?: string | null) =>
  linesOf(markupOf(<EndedLink {...(newest !== undefined && { newest })} today={TODAY} />))
    .join('')
    .replace(/ +/g, ' ')

it('says what the newest data is of, since an ended link can have data of today', () => {
  expect(said(TODAY)).toBe('Link ended newest data today (Nov 21); connect again')
  expect(said('2026-11-18')).toBe('Link ended newest data 3 days old (Nov 18); connect again')
  expect(said(null)).toBe('Link ended no data in this period; connect again')
  expect(said()).toBe('Link ended connect again')
})
