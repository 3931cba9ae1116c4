import { statusWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { describe, expect, it } from 'vitest'
import { aboutRanking } from '../../../../shared/explanations/rankings.ts'
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
const READ = statusWith({ recovery: [60, 60], hrv: [50, 50] })
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
    expect(table()).toMatch(/<th [^>]*aria-sort="ascending"[^>]*><button[^>]*>Rank/)
  })

  it('marks a recovery in the red', () => {
    const [ann] = /Ann Ash.*?<\/tr>/.exec(table()) ?? []
    const [bea] = /Bea Ash.*?<\/tr>/.exec(table()) ?? []
    expect(ann).toContain('red')
    expect(bea).not.toContain('red')
  })

  it('says once a row that the strain of today is so far, and averages the finished days', () => {
    const strains = (strain: (number | null)[]) => {
      const lines = linesOf(table(VIEW, { metric: 'strain', statuses: [statusWith({ strain })] }))
      return lines.slice(lines.indexOf('1') + 2)
    }
    expect(strains([14, 13, 3])).toEqual(['13.5', '30.0', '3.0 so far', '3'])
    expect(strains([14, 13, null])).toEqual(['13.5', '27.0', '13.0', '2'])
    expect(strains([14, 13, 0])).toEqual(['13.5', '27.0 so far', 'N/A', '3'])
  })

  it('says on its face from where on a trend is coloured', () => {
    const limits = (metric: 'recovery' | 'hrv') => linesOf(table(VIEW, { metric, statuses: [READ] })).join(' ')
    expect(limits('recovery')).toContain('Trend: red below −10, blue above +5 points, black between')
    expect(limits('hrv')).toContain('Trend: red below −5, blue above +3 ms, black between')
  })

  it('says on its face that the average leaves today out and the total counts it', () => {
    const face = (strain: (number | null)[]) =>
      linesOf(table(VIEW, { metric: 'strain', statuses: [statusWith({ strain })] })).join(' ')
    expect(face([14, 13, 3])).toContain('Average of finished days; Total and Workouts count today so far, too')
    expect(face([14, 13, null])).toContain('Average and Total of the same finished days')
  })

  it('names the provider where there are several', () => {
    expect(linesOf(table(VIEW, { provider: 'WHOOP' }))[0]).toMatch(/, WHOOP$/)
    expect(linesOf(table())[0]).not.toContain(',')
  })

  it('shows the first and last five at a glance, the others on paper and behind a button', () => {
    const markup = table(MANY)
    expect(rowsOf(markup)).toBe(20)
    expect(markup.match(/<tr[^>]*onPaper/g)).toHaveLength(10)
    const lines = linesOf(markup)
    expect(lines).toContain('10 more between')
    expect(lines.join(' ')).toContain('Show all 20')
    // On a phone the column of the order stays, and the trend.
    expect(markup.match(/<th [^>]*foldedColumn/g)).toHaveLength(2)
    expect(markup).toMatch(/<th (?![^>]*foldedColumn)[^>]*><button[^>]*>Trend/)
    expect(table(MANY, { metric: 'sleep' }).match(/<th [^>]*foldedColumn/g)).toHaveLength(2)
    expect(table()).not.toMatch(/onPaper|foldedColumn"|more between|Show all/)
  })

  it('opens with the rows in sight', () => {
    expect(rowsOf(table(MANY, { isOpening: true }))).toBe(10)
    expect(linesOf(table(MANY, { isOpening: true }))).toContain('10 more between')
  })

  it('has the marks of each week by recovery alone, outside the name of the row', () => {
    const markup = table()
    for (const metric of ['hrv', 'sleep', 'strain'] as const)
      expect(table(VIEW, { metric })).not.toContain('of the last 7 days')
    expect(markup.match(/aria-label="Recovery of the last 7 days/g)).toHaveLength(2)
    expect(markup).toContain('aria-label="Bea Ash"')
  })

  it('explains all of its columns behind one mark', () => {
    expect(table().match(/aria-label="About /g)).toHaveLength(1)
    expect(table()).toContain('aria-label="About Recovery Rankings"')
  })

  it('explains from where on a trend is coloured', () => {
    const explained = (metric: 'recovery' | 'hrv') => {
      const columns = [{ name: metric === 'hrv' ? 'hrvTrend' : 'recoveryTrend', head: 'Trend' }] as const
      return aboutRanking(columns, metric, [], VIEW).columns[0]?.text
    }
    expect(explained('recovery')).toContain('Red below −10, blue above +5; in between it is ordinary, and black.')
    expect(explained('hrv')).toContain('Red below −5, blue above +3; in between it is ordinary, and black.')
  })

  it('says why it is empty', () => {
    expect(linesOf(table(VIEW, { statuses: [], failure: 'Down for an hour' }))).toContain('Down for an hour')
    expect(table(VIEW, { statuses: [] })).not.toContain('<table')
  })
})
