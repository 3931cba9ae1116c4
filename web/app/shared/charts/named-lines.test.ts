import { describe, expect, it } from 'vitest'
import type { ChartDescription, StandsOut } from './chart-description.ts'
import { CHART } from './chart-for-tests.ts'
import { namedSubjects } from './named-lines.ts'

function team(lines: Record<string, (number | null)[]>, standsOut: StandsOut = { below: 34 }): ChartDescription {
  const columns = Object.entries(lines).map(([id, values]) => ({ id, name: id, metric: CHART.metric, values }))
  return { ...CHART, columns, drawing: { kind: 'many-lines', chosen: Object.keys(lines), colours: 3, standsOut } }
}
const CALM = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`l${place}`, [60, 60, 50 + place]]))

describe('who is named of a team without a choice', () => {
  it('is who was in the red on most days, also if the newest value is high', () => {
    const named = namedSubjects(team({ ...CALM, low: [12, 20, 80], once: [70, 30, 70] }))
    expect(named).toEqual(['low', 'once', 'l0', 'l1', 'l2'])
  })

  it('is who has the lowest average where nobody was in the red', () => {
    expect(namedSubjects(team({ ...CALM, down: [40, 40, 56] })).slice(0, 2)).toEqual(['down', 'l0'])
  })

  it('is the three lowest of the newest values and the highest', () => {
    expect(namedSubjects(team(CALM))).toEqual(['l0', 'l1', 'l2', 'l9'])
  })

  it('is the other way round where a high value needs attention', () => {
    const named = namedSubjects(team({ ...CALM, hard: [99, 99, 40] }, { above: 90 }))
    expect(named).toEqual(['hard', 'l9', 'l8', 'l7'])
  })

  it('has a newest value of one of the last two days, and an average of whoever has any', () => {
    expect(namedSubjects(team({ ...CALM, gone: [5, null, null] }))).toContain('gone')
    expect(namedSubjects(team({ a: [50, 50, 50], b: [40, 40, 40], late: [99, 45, null] }))).toContain('late')
  })

  it('is decided by finished days of what grows', () => {
    const strain = { ...CHART.metric, name: 'Strain', grows: true }
    const lines = { a: [14, 14, 2], b: [14, 17, 1], c: [14, 12, 9], d: [14, 9, 9], e: [14, 16, 0] }
    const columns = Object.entries(lines).map(([id, values]) => ({ id, name: id, metric: strain, values }))
    const chart = { ...team(lines, { above: 15 }), metric: strain, columns }
    expect(namedSubjects({ ...chart, runningDay: '2026-11-21' }).sort()).toEqual(['a', 'b', 'd', 'e'])
  })
})
