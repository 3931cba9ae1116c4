// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../mounted-for-tests.tsx'
import { stubCanvas } from './canvas-for-tests.ts'
import { Chart } from './chart.tsx'
import { CHART } from './chart-for-tests.ts'
import { ChartGroup } from './chart-group.tsx'
import { ZoomBar } from './zoom-bar.tsx'

const HEART = { ...CHART, name: 'Heart', columns: CHART.columns.map((column) => ({ ...column, values: [48, 49, 51] })) }

beforeEach(() => {
  stubCanvas()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(250)
})

const plot = (name: string) => screen.getByRole('application', { name })
const press = (key: string, more: object = {}) => fireEvent.keyDown(plot('Recovery'), { key, ...more })

async function pair() {
  mounted(
    <ChartGroup>
      <ZoomBar days={CHART.places} />
      <Chart description={CHART} />
      <Chart description={HEART} />
    </ChartGroup>,
  )
  await new Promise((laidOut) => setTimeout(laidOut))
}

it('says which keys operate it', async () => {
  await pair()
  const help = document.getElementById(plot('Recovery').getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toBe(
    'Left and right arrow keys read it day by day; Home and End go to the first and the last, Escape leaves. Shift and an arrow key mark a part, Enter zooms to it. The same numbers stand in the table below.',
  )
})

it('reads a day aloud, of the chart that has the focus alone', async () => {
  await pair()
  press('End')
  const said = [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent)
  expect(said).toEqual([expect.stringContaining('70'), ''])
})

it('zooms its group to the days that were marked by keys', async () => {
  await pair()
  press('Home')
  press('ArrowRight', { shiftKey: true })
  expect(screen.queryByRole('button', { name: 'Reset zoom' })).toBeNull()
  press('Enter')
  expect(screen.getByRole('button', { name: 'Reset zoom' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Zoomed to Nov 19 to Nov 20')
})
