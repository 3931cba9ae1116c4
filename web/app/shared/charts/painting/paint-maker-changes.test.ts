import { expect, it } from 'vitest'
import type { ChartDescription } from '../chart-description.ts'
import { CHART } from '../chart-for-tests.ts'
import { paintMakerChanges } from './paint-maker-changes.ts'
import { recordedCanvas } from './recorded-canvas-for-tests.ts'

const places = Array.from({ length: 9 }, (_, place) => `2026-11-1${place}`)
const changedOn = (from: string): ChartDescription => ({
  ...CHART,
  places,
  makers: [
    {
      segments: [
        { name: 'WHOOP', from: '2026-11-10' },
        { name: 'Oura', from },
      ],
    },
  ],
})
function painted(description: ChartDescription) {
  // The colour behind a text needs a stroke of it, which the recorded canvas has not.
  const recorded = recordedCanvas()
  Object.assign(recorded.canvas.context, { strokeText: () => {} })
  paintMakerChanges(recorded.canvas, description)
  return recorded
}

it('draws a broken line between the last day of a maker and the first of the next, with its name at the axis', () => {
  const { strokes, texts, textPlaces } = painted(changedOn('2026-11-13'))
  expect(strokes).toMatchObject([
    {
      colour: 'ink2',
      dashed: true,
      points: [
        [250, 0],
        [250, 100],
      ],
    },
  ])
  expect(texts).toEqual(['Oura'])
  expect(textPlaces).toEqual([[256, 90]])
})

it('writes the name before a line that is near the right end', () => {
  const { textPlaces } = painted(changedOn('2026-11-18'))
  expect(textPlaces).toEqual([[744, 90]])
})

it('draws nothing where there is one maker', () => {
  expect(painted({ ...CHART, places }).strokes).toEqual([])
})
