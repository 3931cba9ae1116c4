import { describe, expect, it } from 'vitest'
import type { ChartDescription } from '../chart-description.ts'
import { CHART } from '../chart-for-tests.ts'
import { placeAt, positionOf } from './place-positions.ts'

const DAYS = Array.from({ length: 7 }, (_, day) => `2026-11-${15 + day}`)
const strain = { ...CHART.metric, name: 'Strain', grows: true }
const many = { kind: 'many-lines', chosen: [], colours: 6, standsOut: { above: 15 } } as const
const WEEK: ChartDescription = { ...CHART, places: DAYS, metric: strain, columns: [], drawing: many }
const RUNNING = { ...WEEK, runningDay: '2026-11-21' }
const positions = (chart: ChartDescription) => chart.places.map((_, place) => positionOf(chart, place))

describe('the places of a chart', () => {
  it('are evenly apart where every day is over', () => {
    expect(positions(WEEK)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(positions({ ...RUNNING, drawing: { kind: 'lines' } })).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(positions({ ...CHART, places: ['2026-11-21'] })).toEqual([0])
  })

  it('end in a narrow day where the last one is not over, never in a wider one', () => {
    const [narrow = 0] = positions(RUNNING).slice(-1)
    expect(positions(RUNNING).slice(0, -1)).toEqual([0, 1, 2, 3, 4, 5])
    expect((narrow - 5) / narrow).toBeCloseTo(0.055)
    const season = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2026, 8, 23 + day)).toISOString().slice(0, 10),
    )
    expect(positions({ ...RUNNING, places: season }).at(-1)).toBe(59)
  })

  it('are found again from their positions', () => {
    for (const chart of [WEEK, RUNNING])
      for (const [place, position] of positions(chart).entries()) {
        expect(placeAt(chart, position)).toBe(place)
        expect(placeAt(chart, position + 0.1)).toBe(place)
      }
    expect([placeAt(RUNNING, -1), placeAt(RUNNING, 9)]).toEqual([0, 6])
    expect(placeAt({ ...CHART, places: ['2026-11-21'] }, 0.4)).toBe(0)
  })
})
