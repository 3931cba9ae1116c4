import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { adminTeams } from '@corner/contract/routes/team-administration.ts'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { fillLargeClub } from '../testing/large-club.ts'
import { People } from '../testing/people.ts'

const USERS = 5_000
const TEAMS = 200
const testApp = await createTestApp()
const { app, database } = testApp
const administrator = await new People(testApp).addAdministrator({ first_name: 'Robin', last_name: 'Okonkwo' })
await fillLargeClub(database, { users: USERS - 1, teams: TEAMS })

interface Entry {
  id: string
  full_name: string
  email: string
  role: string
  whoop_connected: boolean
  created_at: string
  name: string
}

async function list(path: string, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(query as Record<string, string>)
  const reply = await app.inject({ url: `${path}?${search}`, headers: administrator.headers })
  expect(reply.statusCode, reply.body).toBe(200)
  const total = reply.headers[TOTAL_HEADER]
  return { entries: reply.json() as Entry[], total: total === undefined ? undefined : Number(total) }
}

async function everyPage(path: string, total: number, query: Record<string, string | number>) {
  const entries: Entry[] = []
  for (let page = 1; ; page += 1) {
    const reply = await list(path, { ...query, page, page_size: 200 })
    expect(reply.total).toBe(total)
    entries.push(...reply.entries)
    if (reply.entries.length < 200) return entries
  }
}

const byName = new Intl.Collator('und')
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const USER_ORDER: Record<string, (a: Entry, b: Entry) => number> = {
  name: (a, b) => byName.compare(a.full_name, b.full_name),
  email: (a, b) => compare(a.email.toLowerCase(), b.email.toLowerCase()),
  role: (a, b) => compare(a.role, b.role),
  status: (a, b) => Number(a.whoop_connected) - Number(b.whoop_connected),
  created_at: (a, b) => compare(a.created_at, b.created_at),
}
const TEAM_ORDER: Record<string, (a: Entry, b: Entry) => number> = {
  name: (a, b) => byName.compare(a.name, b.name),
}
const directions = ['ascending', 'descending'] as const
const bothWays = (sorts: readonly string[]) => sorts.flatMap((sort) => directions.map((way) => [sort, way] as const))

function expectOrder(entries: Entry[], order: ((a: Entry, b: Entry) => number) | undefined, direction: string) {
  const sign = direction === 'ascending' ? 1 : -1
  const wrong = entries.findIndex((entry, i) => {
    const next = entries[i + 1]
    return order !== undefined && next !== undefined && sign * order(entry, next) > 0
  })
  expect(wrong === -1 ? [] : entries.slice(wrong, wrong + 2), 'stand in the wrong order').toEqual([])
}

describe('5,000 users', () => {
  it.each(bothWays(['name', 'email', 'role', 'status', 'last_signed_in', 'created_at']))(
    'come page by page by %s, %s, each exactly once',
    async (sort, direction) => {
      const entries = await everyPage(adminUsers.path, USERS, { sort, direction })
      expect(entries).toHaveLength(USERS)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(USERS)
      expectOrder(entries, USER_ORDER[sort], direction)
    },
  )

  it('come whole without a page, in the same order, without a count', async () => {
    const { entries, total } = await list(adminUsers.path)
    expect(total).toBeUndefined()
    const paged = await everyPage(adminUsers.path, USERS, {})
    expect(entries.map(({ id }) => id)).toEqual(paged.map(({ id }) => id))
  })

  it('are an empty page behind the last one, with the count', async () => {
    expect(await list(adminUsers.path, { page: 1_000_000 })).toEqual({ entries: [], total: USERS })
  })
})

describe('200 teams', () => {
  it.each(bothWays(['name', 'created_at']))(
    'come page by page by %s, %s, each exactly once with its members',
    async (sort, direction) => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => list(adminTeams.path, { sort, direction, page, page_size: 50 })),
      )
      const teams = pages.flatMap(({ entries }) => entries) as unknown as (Entry & { memberships: object[] })[]
      expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 50, 50, 0])
      expect(new Set(teams.map(({ id }) => id)).size).toBe(TEAMS)
      expectOrder(teams, TEAM_ORDER[sort], direction)
      const members = teams.reduce((sum, { memberships }) => sum + memberships.length, 0)
      expect(members).toBe(USERS - 1 + 500)
    },
  )
})
