import { expect, it } from 'vitest'
import { readChartChoice, serializeChartChoice } from './use-chart-choice.ts'

const IDS = ['01-aaaaa1', '01-aaaaa2', '01-aaaaa3', '01-aaaaa4']
const HEAD = IDS.slice(0, 2)

it('shows the athletes of the page header while the chart has no choice', () => {
  expect(readChartChoice(null, IDS, HEAD)).toEqual(HEAD)
  expect(serializeChartChoice(['01-aaaaa2', '01-aaaaa1'], IDS, HEAD)).toBeNull()
})

it.each([
  ['one', ['01-aaaaa3']],
  ['all, where the head has fewer', IDS],
  ['none', []],
  ['all but one', ['01-aaaaa1', '01-aaaaa2', '01-aaaaa4']],
])('reads the choice again that it wrote: %s', (_, chosen) => {
  const written = serializeChartChoice(chosen, IDS, HEAD)
  expect(written).not.toBeNull()
  expect(readChartChoice(written, IDS, HEAD)).toEqual(chosen)
})

it('leaves the address empty for all when the header also has all', () => {
  expect(serializeChartChoice([...IDS].reverse(), IDS, IDS)).toBeNull()
})
