import { expect, it } from 'vitest'
import { isOutline, LINE_MARKS, markPath } from './line-marks.ts'
import { paintMark } from './painting/paint-mark.ts'
import { recordedCanvas } from './painting/recorded-canvas-for-tests.ts'

it('draws eight different shapes', () => {
  expect(new Set(LINE_MARKS.map((mark) => `${markPath(mark, 4)} ${isOutline(mark)}`)).size).toBe(8)
})

it.each(LINE_MARKS)('paints a %s in the colour of its line', (mark) => {
  const { canvas, dots, strokes } = recordedCanvas()
  paintMark(canvas, mark, { x: 10, y: 20, colour: 'navy', radius: 4 })
  expect(dots.length > 0).toBe(mark === 'circle' || mark === 'ring')
  expect(strokes.map(({ colour }) => colour)).toEqual(['ring', 'cross', 'plus'].includes(mark) ? ['navy'] : [])
  expect([canvas.context.fillStyle, canvas.context.strokeStyle]).toContain('navy')
})
