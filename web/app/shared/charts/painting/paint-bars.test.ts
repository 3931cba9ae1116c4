import { expect, it } from 'vitest'
import { CHART } from '../chart-for-tests.ts'
import { paintBars } from './paint-bars.ts'
import { recordedCanvas } from './recorded-canvas-for-tests.ts'

const BARS = { ...CHART, drawing: { kind: 'bars', bands: [] } as const }

function painted(values: (number | null)[]) {
  const recorded = recordedCanvas()
  const description = { ...BARS, columns: BARS.columns.map((column) => ({ ...column, values })) }
  paintBars(recorded.canvas, { description, colours: recorded.canvas.colours, reading: null, lit: null })
  return recorded
}

it('writes the value of a bar above it, and a dash above the axis for none', () => {
  const { texts, textPlaces } = painted([50, null, 70])
  expect(texts).toEqual(['50', '–', '70'])
  expect(textPlaces).toEqual([
    [0, 46],
    [100, 96],
    [200, 26],
  ])
})
