import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { Table, type TableProps } from './table.tsx'

interface Row {
  name: string
  score: number
}
const COLUMNS: TableProps<Row, 'score'>['columns'] = [
  { head: 'Score', cell: ({ score }) => score, sort: 'score', align: 'end' },
  { head: 'Athlete', cell: ({ name }) => name, isName: true },
]
const ROWS = [
  { name: 'Ann', score: 30 },
  { name: 'Bea', score: 80 },
]
const table = (given: Partial<TableProps<Row, 'score'>> = {}) =>
  markupOf(
    <Table label="Ranking" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} empty="Nobody yet." {...given} />,
  )

describe('a table', () => {
  it('shows heads and rows, and says nothing of emptiness', () => {
    expect(linesOf(table())).toEqual(['Score', 'Athlete', '30', 'Ann', '80', 'Bea'])
  })

  it('names each row by the column that says so, else by the first', () => {
    expect(table()).toMatch(/<th scope="row"[^>]*>Ann<\/th>/)
    const columns = COLUMNS.map((column) => ({ ...column, isName: false }))
    expect(table({ columns })).toMatch(/<th scope="row"[^>]*>30<\/th>/)
  })

  it('says why it is empty, over all columns, where a reason is given', () => {
    const markup = table({ rows: [] })
    expect(linesOf(markup)).toEqual(['Score', 'Athlete', 'Nobody yet.'])
    expect(markup).toContain('colSpan="2"')
    expect(table({ rows: [], empty: undefined })).not.toContain('colSpan')
  })

  it('folds rows in the middle, with a note in their place', () => {
    const rows = ['Ann', 'Bea', 'Cal', 'Dan'].map((name, score) => ({ name, score }))
    const markup = table({ rows, folded: { from: 1, to: 3, note: '2 between them' } })
    expect(linesOf(markup).slice(2)).toEqual(['0', 'Ann', '2 between them', '1', 'Bea', '2', 'Cal', '3', 'Dan'])
    expect(markup.match(/<tr[^>]*onPaper/g)).toHaveLength(2)
    expect(table({ rows })).not.toContain('onPaper')
  })

  it('can set the facts of a row beside each other on a phone, without what is empty', () => {
    const columns = COLUMNS.map((column) => ({ ...column, isEmpty: ({ score }: Row) => score === 30 }))
    const markup = table({ columns, isFlowing: true })
    expect(markup.match(/<tr[^>]*flow/g)).toHaveLength(2)
    expect(markup.match(/<td[^>]*missing[^>]*>30</g)).toHaveLength(1)
    expect(markup).not.toMatch(/<td[^>]*missing[^>]*>80</)
    expect(table()).not.toMatch(/flow|missing/)
  })

  it('can name a row apart from what its header shows', () => {
    expect(table({ rowName: ({ name }) => `${name} Ash` })).toContain('aria-label="Ann Ash"')
  })

  it('can be sorted by a head only where somebody listens', () => {
    expect(table()).not.toContain('<button')
    expect(table({ onSort: () => {} }).match(/<button/g)).toHaveLength(1)
  })

  it.each([
    [undefined, 'none', 2],
    [{ sort: 'score', direction: 'ascending' }, 'ascending', 1],
    [{ sort: 'score', direction: 'descending' }, 'descending', 1],
  ] as const)('says by which order it is sorted: %j', (sorting, said, arrows) => {
    const [head] = /<th [^>]*><button[^>]*>Score.*?<\/th>/.exec(table({ sorting, onSort: () => {} })) ?? []
    expect(head).toContain(`aria-sort="${said}"`)
    expect(head).toContain('scope="col"')
    expect(head?.match(/<path/g)).toHaveLength(arrows)
  })

  it('is busy while new rows are on their way', () => {
    expect(table()).toContain('aria-busy="false"')
    expect(table({ isPrevious: true })).toContain('aria-busy="true"')
  })

  it('keeps its roles and labels where it is laid out as cards', () => {
    const markup = table()
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
      expect(markup).toContain(`role="${role}"`)
    expect(markup).toMatch(/<td role="cell"[^>]* data-label="Score">30<\/td>/)
  })

  it('offers its order above the cards, and to reverse it', () => {
    expect(table()).not.toContain('Sort by')
    expect(table({ onSort: () => {}, rows: ROWS.slice(0, 1) })).not.toContain('Sort by')
    expect(table({ onSort: () => {}, isOrderAbove: true })).not.toContain('Sort by')
    expect(linesOf(table({ onSort: () => {} })).slice(0, 3)).toEqual(['Sort by', 'As listed', 'Score'])
    const descending = table({ sorting: { sort: 'score', direction: 'descending' }, onSort: () => {} })
    expect(descending).toContain('aria-label="Descending, reverse the order"')
    expect(descending).not.toContain('As listed')
  })

  it('gives a card short facts, lines and actions their places', () => {
    const columns: TableProps<Row, 'score'>['columns'] = [
      ...COLUMNS,
      { head: 'Team', cell: () => 'A' },
      { head: 'Actions', cell: () => 'Edit', inCard: 'actions' },
    ]
    const [row = ''] = /<tr[^>]*_card_.*?<\/tr>/.exec(table({ columns })) ?? []
    expect(
      [...row.matchAll(/_(short|line|actions)_[^>]* data-label="(\w+)"/g)].map(([, place, of]) => [place, of]),
    ).toEqual([
      ['short', 'Score'],
      ['line', 'Team'],
      ['actions', 'Actions'],
    ])
  })
})
