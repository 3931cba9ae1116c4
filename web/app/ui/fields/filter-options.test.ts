import { expect, it } from 'vitest'
import { filterOptions } from './filter-options.ts'

const OPTIONS = ['Río Grande Wrestling (mixed)', 'Eagles Wrestling (female)', 'ليوث المصارعة'].map((label) => ({
  label,
}))
const found = (typed: string) => filterOptions(OPTIONS, typed).map(({ label }) => label)

it.each([
  ['', 3],
  ['  ', 3],
  ['rio', 1],
  ['WRESTLING', 2],
  ['female eagles', 1],
  ['المصارعة', 1],
  ['eagles mixed', 0],
])('finds for %j as many as %i', (typed, count) => {
  expect(found(typed)).toHaveLength(count)
})
