import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { RankingTable, type RankingTableProps } from './ranking-table.tsx'

const VIEW = viewForTests([
  { name: 'Ann', recovery: 30 },
  { name: 'Bea', recovery: 80 },
])
const MANY = viewForTests(
  Array.from({ length: 20 }, (_, place) => ({ name: String.fromCharCode(65 + place), recovery: 40 + place })),
)
const table = (view = VIEW, given: Partial<RankingTableProps> = {}) =>
  markupOf(
    <RankingTable
      metric="recovery"
      statuses={view.overview.statuses}
      view={view}
      provider={undefined}
      failure={null}
      isOpening={false}
      {...given}
    />,
  )
const rowsOf = (markup: string) => markup.match(/<th scope="row"/g)?.length

describe('the ranking of a team', () => {
  it('lists the athletes of a metric, best first', () => {
    const lines = linesOf(table())
    expect(lines).toContain('2 athletes')
    expect(lines).toContain('CSV')
    expect(lines).toContain('Rank')
    expect(lines).toContain('Athlete')
    expect(lines.indexOf('Bea Ash')).toBeLessThan(lines.indexOf('Ann Ash'))
    expect(lines[lines.indexOf('Bea Ash') - 1]).toBe('1')
    expect(lines[lines.indexOf('Ann Ash') - 1]).toBe('2')
  })

  it('names each row by the athlete, and is sorted by rank', () => {
    expect(table()).toMatch(/<th scope="row"[^>]*>(?:<[^>]+>)*Bea Ash/)
    expect(table()).toMatch(/aria-label="Rank" aria-sort="ascending"/)
  })

  it('marks a recovery in the red', () => {
    const [ann] = /Ann Ash.*?<\/tr>/.exec(table()) ?? []
    const [bea] = /Bea Ash.*?<\/tr>/.exec(table()) ?? []
    expect(ann).toContain('red')
    expect(bea).not.toContain('red')
  })

  it('names the provider where there are several', () => {
    expect(linesOf(table(VIEW, { provider: 'WHOOP' }))[0]).toMatch(/, WHOOP$/)
    expect(linesOf(table())[0]).not.toContain(',')
  })

  it('opens with the rows in sight', () => {
    expect(rowsOf(table(MANY))).toBe(20)
    expect(rowsOf(table(MANY, { isOpening: true }))).toBeLessThan(20)
    const below = rowsOf(table(MANY, { isOpening: true, metric: 'strain' })) ?? 20
    expect(below).toBeLessThan(rowsOf(table(MANY, { isOpening: true, metric: 'hrv' })) ?? 0)
  })

  it('says why it is empty', () => {
    expect(linesOf(table(VIEW, { statuses: [], failure: 'Down for an hour' }))).toContain('Down for an hour')
    expect(table(VIEW, { statuses: [] })).not.toContain('<table')
  })
})
