// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { LINES_IN_FILE, readFilteredLog } from './filtered-log.ts'

const CHOICE = { page: 3, search: 'ada', action: 'signed_in', from: '2026-03-01', to: '' } as const

/** A log of so many lines, newest first. @param onAsked may add lines while it is read */
function logOf(total: number, onAsked = (_page: number) => 0) {
  const asked: URLSearchParams[] = []
  let lines = total
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://corner.example').searchParams
    asked.push(query)
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
    const first = (page - 1) * size
    const rows = Array.from({ length: Math.max(0, Math.min(size, lines - first)) }, (_, at) => ({
      id: lines - first - at,
    }))
    const answer = Response.json(rows, { headers: { 'x-total-count': String(lines) } })
    lines += onAsked(page)
    return answer
  })
  return asked
}

it('reads every line of the filter, whatever page is shown', async () => {
  const asked = logOf(450)
  const { entries, total } = await readFilteredLog(CHOICE)
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, at) => 450 - at))
  expect(total).toBe(450)
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  for (const query of asked)
    expect(Object.fromEntries(query)).toMatchObject({ search: 'ada', action: 'signed_in', from: expect.any(String) })
})

it('has no line twice and none missing when lines are added meanwhile', async () => {
  logOf(400, (page) => (page === 1 ? 3 : 0))
  const { entries } = await readFilteredLog(CHOICE)
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, at) => 400 - at))
})

it('stops at its bound and says how many there are', async () => {
  const asked = logOf(LINES_IN_FILE + 500)
  const { entries, total } = await readFilteredLog(CHOICE)
  expect(entries).toHaveLength(LINES_IN_FILE)
  expect(entries[0]?.id).toBe(LINES_IN_FILE + 500)
  expect(total).toBe(LINES_IN_FILE + 500)
  expect(asked).toHaveLength(LINES_IN_FILE / 200)
})

it('asks once for an empty log', async () => {
  const asked = logOf(0)
  expect(await readFilteredLog(CHOICE)).toEqual({ entries: [], total: 0 })
  expect(asked).toHaveLength(1)
})
