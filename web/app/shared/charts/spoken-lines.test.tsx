// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../mounted-for-tests.tsx'
import type { ChartDescription } from './chart-description.ts'
import { CHART } from './chart-for-tests.ts'
import { SpokenLines } from './spoken-lines.tsx'

const [ada] = CHART.columns as [ChartDescription['columns'][number]]
const BEN = { ...ada, id: 'b', name: 'Ben', values: [70, 60, 50] }
const team = (chosen: string[], columns = [ada, BEN]): ChartDescription => ({
  ...CHART,
  columns,
  drawing: { kind: 'many-lines', chosen, colours: 2, standsOut: { below: 40 } },
})
function named(description: ChartDescription) {
  const { container } = mounted(<SpokenLines description={description} />)
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
}

it('names the lines that were chosen, a single one, too', () => {
  expect(named(team(['a']))).toEqual(['Ada 70%'])
  expect(named(team(['a', 'b']))).toEqual(['Ada 70%', 'Ben 50%'])
})

it('is not there where no line has a name', () => {
  expect(named(team([]))).toEqual([])
})
