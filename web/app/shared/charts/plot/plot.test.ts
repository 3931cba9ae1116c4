// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { stubCanvas } from '../canvas-for-tests.ts'
import { CHART, COLOURS } from '../chart-for-tests.ts'
import { createPlot } from './plot.ts'
import { SHEET_PLOT_PX } from './sheet.ts'

const READING = { place: 1, columnId: null, subject: null, markedFrom: null, isOwn: true }

async function plotted() {
  const painted = stubCanvas()
  const size = { width: 600, height: 200, enlarged: 1 }
  const plot = createPlot(document.createElement('div'), { description: CHART, colours: COLOURS }, size)
  await new Promise((done) => setTimeout(done))
  const during = (act: () => void) => {
    const before = painted.length
    act()
    return painted.slice(before).map(([name]) => name)
  }
  return { plot, during }
}

it('paints the layer of what is pointed at, and clears it, each once', async () => {
  const { plot, during } = await plotted()
  expect(during(() => plot.point(null))).toEqual([])
  expect(during(() => plot.point(READING))).toContain('fillRect')
  expect(during(() => plot.point(null))).toEqual(['clearRect'])
  expect(during(() => plot.point(null))).toEqual([])
})

it('finds the nearest place, within the plot', async () => {
  const { plot } = await plotted()
  expect(plot.pointAt(plot.leftOf(1) + 3, 50)).toMatchObject({ place: 1, nearest: { column: { id: 'a' } } })
  expect(plot.pointAt(-1000, 50).place).toBe(0)
  expect(plot.pointAt(5000, 50).place).toBe(2)
})

it('is laid out at the width of a sheet, and at its own again', async () => {
  const { plot } = await plotted()
  plot.resize(SHEET_PLOT_PX)
  await new Promise((done) => setTimeout(done))
  expect(plot.leftOf(2)).toBeGreaterThan(600)
  expect(plot.leftOf(2)).toBeLessThan(SHEET_PLOT_PX)
})

it('does nothing for what it shows already', async () => {
  const { plot, during } = await plotted()
  expect(during(() => plot.show(CHART, COLOURS))).toEqual([])
})
