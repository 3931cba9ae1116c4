import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { PageHeader } from './page-header.tsx'

it('holds what it is given, in the order of reading', () => {
  const header = markupOf(
    <PageHeader title="Varsity" greeting="Good morning" subtitle="Nov 21, 2026">
      <button type="button">Print</button>
    </PageHeader>,
  )
  expect(linesOf(header)).toEqual(['Good morning', 'Varsity', 'Nov 21, 2026', 'Print'])
})

it('leaves no empty box for what it is not given', () => {
  const header = markupOf(<PageHeader title="Varsity" />)
  expect(linesOf(header)).toEqual(['Varsity'])
  expect(header.match(/<p|<div/g)).toHaveLength(1)
})
