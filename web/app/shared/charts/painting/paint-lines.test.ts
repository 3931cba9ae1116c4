// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { ChartDescription, ChartMetric } from '../chart-description.ts'
import { nameAt, paintLines, paintManyLines } from './paint-lines.ts'
import { paintReading } from './paint-reading.ts'
import { recordedCanvas } from './recorded-canvas-for-tests.ts'

const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const other: ChartMetric = { ...metric, name: 'Sleep duration' }
const chart = (given: Partial<ChartDescription>): ChartDescription => ({
  name: 'Recovery',
  places: ['1', '2', '3'],
  placeName: 'Day',
  metric,
  columns: [
    { id: 'a', name: 'Ada', metric, values: [50, 60, 70] },
    { id: 'b', name: 'Ben', metric, values: [20, 30, 40] },
  ],
  drawing: { kind: 'lines' },
  ...given,
})
const many = (chosen: string[]) =>
  chart({ drawing: { kind: 'many-lines', chosen, colours: 8, standsOut: { below: 34 } } })

function painted(paint: typeof paintLines, description: ChartDescription) {
  const recorded = recordedCanvas()
  paint(recorded.canvas, { description, colours: recorded.canvas.colours, reading: null, lit: null })
  return recorded
}

describe('lines', () => {
  it('have colours of their own, a second metric is grey and dashed', () => {
    const columns = [
      { id: 'a', name: 'Ada', metric, values: [50, null, 70] },
      { id: 'd', name: 'Hours', metric: other, values: [1, 2, 3] },
    ]
    const { strokes, dots } = painted(paintLines, chart({ columns }))
    expect(strokes.map(({ colour, dashed, width }) => [colour, dashed, width])).toEqual([
      ['navy', false, 2.2],
      ['ink2', true, 1.8],
    ])
    expect(dots.filter(([, , radius]) => radius === 3)).toEqual([
      [0, 50, 3],
      [200, 30, 3],
    ])
  })

  it('have dots for a month at most', () => {
    const long = (count: number) =>
      chart({
        places: Array.from({ length: count }, (_, place) => `${place}`),
        columns: [{ id: 'a', name: 'Ada', metric, values: Array.from({ length: count }, () => 50) }],
      })
    expect(painted(paintLines, long(31)).dots).toHaveLength(31)
    expect(painted(paintLines, long(32)).dots).toHaveLength(0)
  })
})

describe('a day that is not over', () => {
  const strain: ChartMetric = { ...metric, name: 'Strain', grows: true }
  const open = (values: (number | null)[], drawing: ChartDescription['drawing'] = { kind: 'lines' }) =>
    chart({
      ...{ places: ['2026-11-19', '2026-11-20', '2026-11-21'], metric: strain, drawing, runningDay: '2026-11-21' },
      columns: [{ id: 'a', name: 'Ada', metric: strain, values }],
    })

  it('has an open dot, to which no line leads', () => {
    const { strokes, dots } = painted(paintLines, open([50, 60, 20]))
    expect(strokes.map(({ dashed, points }) => [dashed, points])).toEqual([
      [
        false,
        [
          [0, 50],
          [100, 40],
        ],
      ],
      [false, []], // the ring
    ])
    expect(dots).toEqual([
      [0, 50, 3],
      [100, 40, 3],
      [200, 80, 3],
    ])
  })

  it('without a value changes nothing', () => {
    expect(painted(paintLines, open([50, 60, null])).strokes[0]?.points).toEqual([
      [0, 50],
      [100, 40],
    ])
  })

  it('has one for each of many lines, too, smaller without a shape', () => {
    const many = { kind: 'many-lines', chosen: [], colours: 8, standsOut: { above: 90 } } as const
    const { strokes, dots } = painted(paintManyLines, open([50, 60, 20], many))
    expect(strokes.map(({ points }) => points.length)).toEqual([2, 0])
    expect(dots).toEqual([[200, 80, 2]])
  })

  it('has none for a heap of lines, all near the floor in the morning, until one is pointed at', () => {
    const columns = [...'abcde'].map((id) => ({ id, name: id, metric: strain, values: [50, 60, 5] }))
    const drawing = { kind: 'many-lines', chosen: [], colours: 8, standsOut: { above: 90 } } as const
    const heap = { ...open([], drawing), columns }
    expect(painted(paintManyLines, heap).dots).toEqual([])
    const { canvas, dots } = recordedCanvas()
    paintReading(canvas, { description: heap, colours: canvas.colours, reading: null, lit: 'b' })
    expect(dots.map(([x]) => x)).toContain(200)
  })

  it('has an open dot also where the day before is missing', () => {
    expect(painted(paintLines, open([50, null, 20])).dots).toEqual([
      [0, 50, 3],
      [200, 80, 3],
    ])
  })
})

describe('many lines', () => {
  it('are faint but for the chosen ones, which come last, once', () => {
    const { strokes, texts } = painted(paintManyLines, many(['a']))
    expect(strokes.map(({ colour, alpha, width }) => [colour, alpha, width])).toEqual([
      ['ink3', 0.22, 1],
      ['navy', 1, 2.2],
    ])
    expect(strokes.map(({ points }) => points[0])).toEqual([
      [0, 80],
      [0, 50],
    ])
    expect(texts).toEqual([]) // too narrow for names
  })

  it('stand behind the strong ones, thin, in their own colour and with small shapes', () => {
    const strong = { subjects: new Set(['a']), name: 'Thick' }
    const description = chart({
      drawing: { kind: 'many-lines', chosen: ['a', 'b'], colours: 8, standsOut: { below: 34 }, strong },
    })
    const drawn = (given: ChartDescription) =>
      painted(paintManyLines, given)
        .strokes.filter(({ points }) => points.length === 3)
        .map(({ colour, alpha, width }) => [colour, alpha, width])
    expect(drawn(description)).toEqual([
      ['teal', 1, 1.2],
      ['navy', 1, 2.2],
    ])
    // Ada's circles, and behind them Ben's squares, which have no arcs.
    expect(painted(paintManyLines, description).dots.filter(([, , radius]) => radius === 3.2)).toHaveLength(3)
    const turned = {
      ...description,
      drawing: { ...description.drawing, strong: { ...strong, subjects: new Set(['b']) } },
    }
    const small = painted(paintManyLines, turned as ChartDescription).dots.filter(([, , radius]) => radius === 2.4)
    expect(small).toHaveLength(3)
    const alike = chart({ drawing: { kind: 'many-lines', chosen: ['a', 'b'], colours: 8, standsOut: { below: 34 } } })
    expect(drawn(alike)).toEqual([
      ['navy', 1, 2.2],
      ['teal', 1, 2.2],
    ])
    // Pointed at, it comes to the front as any other.
    const { canvas, strokes } = recordedCanvas()
    paintReading(canvas, { description, colours: canvas.colours, reading: null, lit: 'b' })
    expect(strokes.map(({ colour, width }) => [colour, width])).toContainEqual(['teal', 3])
  })

  it('are all faint where nobody is chosen', () => {
    expect(painted(paintManyLines, many([])).strokes.map(({ colour }) => colour)).toEqual(['ink3', 'ink3'])
  })
})

it('rings a value outside of the own range of its line, on the right axis too, and no other', () => {
  const columns = [{ id: 'h', name: 'HRV', metric: other, values: [7, 9, 8], usual: { from: 6, to: 8 } }]
  const dots = (usual: boolean) =>
    painted(paintLines, chart({ columns: usual ? columns : columns.map(({ usual: _, ...column }) => column) })).dots
      .length
  expect([dots(false), dots(true)]).toEqual([3, 4])
})

describe('of a team without a choice', () => {
  const metrics = { left: metric, right: other }
  const sleepers = (newest: readonly number[]) =>
    newest.flatMap((value, place) =>
      (['left', 'right'] as const).map((axis) => ({
        id: `${place} ${axis}`,
        subject: `${place}`,
        name: `${place}`,
        metric: metrics[axis],
        values: axis === 'left' ? [60, 60, value] : [7, 7, 7],
      })),
    )
  const drawing = {
    kind: 'many-lines',
    chosen: [0, 1, 2, 3, 4, 5].map(String),
    colours: 2,
    standsOut: { below: 34 },
  } as const

  it('draw the second measure of nobody who is not pointed at', () => {
    const columns = sleepers([30, 40, 50, 60, 70, 80])
    const { strokes } = painted(paintManyLines, chart({ columns, drawing }))
    const lines = strokes.filter(({ points }) => points.length === 3)
    expect(lines.map(({ colour, dashed, width }) => [colour, dashed, width])).toEqual([
      ['ink3', false, 1],
      ['ink3', false, 1],
      ['navy', false, 2.2],
      ['teal', false, 2.2],
      // The colours come again, with other shapes: dashes mean the second measure.
      ['navy', false, 2.2],
      ['teal', false, 2.2],
    ])
  })

  it('show the second measure of the others under the pointer', () => {
    const columns = sleepers([30, 40, 50, 60, 70, 80])
    const recorded = recordedCanvas()
    const description = chart({ columns, drawing })
    const reading = { place: 0, columnId: '4 left', subject: '4', markedFrom: null, isOwn: true }
    paintReading(recorded.canvas, { description, colours: recorded.canvas.colours, reading, lit: null })
    expect(recorded.strokes.filter(({ width }) => width === 3).map(({ dashed }) => dashed)).toEqual([false, true])
  })
})

describe('the label of a line', () => {
  const strain: ChartMetric = { ...metric, name: 'Strain', unit: '', decimals: 1, grows: true }
  const drawing = {
    kind: 'many-lines',
    chosen: ['a', 'b', 'c', 'd'],
    colours: 2,
    standsOut: { above: 15 },
  } as const
  const team = chart({
    ...{ places: ['2026-11-19', '2026-11-20', '2026-11-21'], metric: strain, drawing, runningDay: '2026-11-21' },
    columns: [90, 88, 40, 10].map((full, place) => ({
      ...{ id: 'abcd'[place] ?? '', name: 'ABCD'[place] ?? '', metric: strain },
      values: [50, full, 3],
    })),
  })
  const written = () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 40 }) } as never)
    const recorded = recordedCanvas({ chartWidth: 1000, width: 200 })
    paintManyLines(recorded.canvas, { description: team, colours: recorded.canvas.colours, reading: null, lit: null })
    return recorded
  }

  it('has a piece of the line before its shape where that is broken', () => {
    const { strokes } = written()
    const pieces = strokes.filter(({ points: [from, to] }) => from?.[0] === 215 && to?.[0] === 228)
    expect(pieces.map(({ colour, dashed }) => [colour, dashed])).toEqual([
      ['navy', true],
      ['teal', true],
    ])
  })

  it('is led to from the point that it names, of the last full day', () => {
    const { strokes, texts } = written()
    expect(texts.slice(-4)).toEqual(['A 90.0', 'B 88.0', 'C 40.0', 'D 10.0'])
    const leaders = strokes.filter(({ colour, alpha }) => colour === 'ink3' && alpha === 0.55)
    // A solid line would read as values of later days.
    expect(leaders.map(({ dashed }) => dashed)).toEqual([true, true, true, true])
    expect(leaders.map(({ points }) => points.slice(0, 2))).toEqual(
      [90, 88, 40, 10].map((value) => [
        [106, 100 - value],
        [200, 100 - value],
      ]),
    )
    const [first, second] = leaders.map(({ points }) => points.at(-1)?.[1] ?? 0)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(15)
  })

  it('stands beside the ground of the day that is not over, which says so', () => {
    expect(written().boxes[0]?.box).toEqual([150, 0, 50, 100])
    expect(written().texts).toContain('today, so far')
  })
})

it('tints and names the bands beside their edges, in front of no line', () => {
  const edges = [{ at: 33, side: 'below', colour: 'red', name: 'in the red' }] as const
  const drawing = { ...many([]).drawing, edges } as ChartDescription['drawing']
  const { boxes, texts } = painted(paintManyLines, chart({ drawing }))
  expect(boxes.map(({ colour, box }) => [colour, box])).toEqual([
    ['red', [0, 67, 800, 33]],
    ['red', [0, 66.4, 800, 1.2]],
  ])
  expect(texts).toEqual(['in the red'])
})

describe('an athlete lit up by name', () => {
  const lit = (chosen: string[], subject: string) => {
    const recorded = recordedCanvas()
    paintReading(recorded.canvas, {
      description: many(chosen),
      colours: recorded.canvas.colours,
      reading: null,
      lit: subject,
    })
    return { strokes: recorded.strokes.map(({ colour, width }) => [colour, width]), texts: recorded.texts }
  }

  it('has a thick line, and the name where nothing else says it', () => {
    expect(lit(['a'], 'b')).toEqual({ strokes: [['ink', 3]], texts: ['Ben 40%'] })
    expect(lit(['a', 'b'], 'b')).toEqual({ strokes: [['teal', 3]], texts: [] })
    expect(lit(['a'], 'nobody')).toEqual({ strokes: [], texts: [] })
  })

  it('is named at the end of its line, right of the plot', () => {
    const wide = { chartWidth: 1000 }
    const { canvas } = recordedCanvas(wide)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 40 }) } as never)
    expect(nameAt(canvas, many(['a', 'b']), 830, 30)).toBe('a')
    expect(nameAt(canvas, many(['a', 'b']), 830, 62)).toBe('b')
    expect(nameAt(canvas, many(['a', 'b']), 830, 90)).toBeNull()
    expect(nameAt(canvas, many(['a', 'b']), 700, 30)).toBeNull()
  })
})

it('names lines right of a second axis, too', () => {
  const right = { id: 'a hours', subject: 'a', name: 'Ada', metric: other, values: [7, 8, 9] }
  const { columns } = many(['a'])
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 40 }) } as never)
  const recorded = recordedCanvas({ chartWidth: 1000, rightAxis: 34 })
  const description = { ...many(['a']), columns: [...columns, right] }
  paintManyLines(recorded.canvas, { description, colours: recorded.canvas.colours, reading: null, lit: null })
  expect(recorded.texts).toEqual(['Ada 70%'])
  const [[mark = 0] = []] = recorded.dots.slice(-1)
  expect(mark).toBeGreaterThan(800 + 34)
  expect(recorded.textPlaces).toEqual([[mark + 9, 30]])
  expect(nameAt(recorded.canvas, description, 820, 30)).toBeNull()
  expect(nameAt(recorded.canvas, description, 860, 30)).toBe('a')
})

describe('a normal range', () => {
  const ranged = (from: number, to: number) =>
    painted(paintLines, chart({ normalBand: { name: 'normal', limits: { from, to } } })).boxes.map(({ box }) => box)

  it('is a band behind the lines with fine edges', () => {
    expect(ranged(40, 60)).toEqual([
      [0, 40, 800, 20],
      [0, 39.5, 800, 1],
      [0, 59.5, 800, 1],
    ])
  })

  it('ends at the edge of the plot, and is not painted outside of it', () => {
    expect(ranged(90, 120)[0]).toEqual([0, 0, 800, 10])
    expect(ranged(100, 120)).toEqual([])
    expect(ranged(120, 130)).toEqual([])
    expect(ranged(50, 50)).toEqual([])
  })
})
