// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useAthleteTab } from '../../screens/athlete-analysis/athlete-tab.ts'
import { BackToDashboard } from '../../screens/athlete-analysis/header/back-to-dashboard.tsx'
import { FlaggedOnly } from '../../screens/coach-dashboard/tabs/analytics/flagged-only.tsx'
import { BackLink } from '../../screens/knowledge/back-link.tsx'
import { Pagination } from '../../ui/table/pagination.tsx'
import { Table } from '../../ui/table/table.tsx'
import { readListChoice, readPage } from './list-choice.ts'
import { useAddress } from './use-address.ts'
import { useListAddress } from './use-list-address.ts'
import { useListOrder } from './use-list-order.ts'

interface Entry {
  search?: string
  state?: unknown
}
const stateOf = ({ state = null }: Entry) => ({ usr: state, key: 'k', idx: 0 })

/** Presses `name` where `drawn` is still on the screen, though the window is at `now` already. */
function pressed(piece: ReactNode, name: string | RegExp, drawn: Entry, now: Entry) {
  onTestFinished(cleanup)
  window.history.replaceState(stateOf(drawn), '', `/screen${drawn.search ?? ''}`)
  render(<BrowserRouter>{piece}</BrowserRouter>)
  window.history.pushState(stateOf(now), '', `/screen${now.search ?? ''}`)
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  onTestFinished(() => go.mockRestore())
  const [button] = screen.getAllByText(name)
  fireEvent.click(button as HTMLElement)
  return { go }
}

const SORTS = ['name', 'role'] as const
const COLUMNS = [{ head: 'Name', sort: 'name' as const, cell: (row: string) => row }]
function List() {
  const [address] = useAddress()
  return (
    <Table
      label="Users"
      columns={COLUMNS}
      rows={['Ann']}
      rowKey={(row) => row}
      sorting={readListChoice(address, SORTS)}
      onSort={useListOrder(SORTS)}
    />
  )
}

it('reverses the order that the address has, not the one still drawn', () => {
  const [upward, downward] = ['?sort=name&direction=ascending', '?sort=name&direction=descending']
  pressed(<List />, 'Name', { search: upward }, { search: downward })
  expect(window.location.search).toBe(upward)
})

function Pages() {
  const { address, turn } = useListAddress()
  return <Pagination things={['user', 'users']} page={readPage(address)} pageSize={10} total={45} onPage={turn} />
}

it.each([
  ['Next', 2, 3, 4],
  ['Next', 4, 5, 5],
  ['Previous', 3, 2, 1],
])('turns by %s, drawn of page %i, from page %i to %i', (name, drawn, now, then) => {
  pressed(<Pages />, name, { search: `?page=${drawn}` }, { search: `?page=${now}` })
  expect(window.location.search).toBe(`?page=${then}`)
})

const from = (steps: number) => ({ state: { cameFrom: '/coach-dashboard?team=4', steps } })

it.each([
  ['an athlete', <BackToDashboard key="a" teamId="4" />],
  ['an article', <BackLink key="b" />],
])('goes back from %s over the entries there are, not those drawn', (_of, piece) => {
  const { go } = pressed(piece, /Back/, from(1), from(2))
  expect(go.mock.calls).toEqual([[-2]])
})

function Tab() {
  const [tab, choose] = useAthleteTab()
  return (
    <button type="button" onClick={() => choose('sleep')}>
      {tab}
    </button>
  )
}

it('counts a change of tab on from the entries there are', () => {
  pressed(<Tab />, 'overview', from(1), from(2))
  expect(window.history.state.usr.steps).toBe(3)
})

const ATHLETES = ['019a0000-0000-7000-8000-00000aaaaaa1', '019a0000-0000-7000-8000-00000bbbbbb2']

it('takes back the choice of the flagged that is in the address, though it is not drawn', () => {
  const statuses = ATHLETES.map((athlete_id, place) => ({
    athlete: { athlete_id },
    issues: place === 0 ? ['recovery'] : [],
  }))
  const view = { overview: { statuses }, chosen: ATHLETES }
  pressed(<FlaggedOnly view={view as never} ids={ATHLETES} />, /Flagged only/, {}, { search: '?athletes=aaaaa1' })
  expect(window.location.search).toBe('')
})
