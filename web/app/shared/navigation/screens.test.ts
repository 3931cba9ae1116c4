import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { homeOfRole } from './home-of-role.ts'
import { entriesFor } from './menu-entries.ts'
import { currentMark, mayUse, SCREENS, screenAt } from './screens.ts'

/** The menu of docs/reference/accounts.md#roles-and-menu. */
const MENU: [entry: string, path: string, roles: readonly Role[]][] = [
  ['Personal Dashboard', '/dashboard', EVERY_ROLE],
  ['Coach Dashboard', '/coach-dashboard', ['coach', 'admin']],
  ['Admin Dashboard', '/admin-dashboard', ['admin']],
  ['Team Information', '/team-information', ['coach', 'admin']],
  ['Connect the wearable device', '/connect-whoop', EVERY_ROLE],
  ['Register New User', '/register', EVERY_ROLE],
]

function pathsOf(entries: RouteConfigEntry[], under = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? under : `${under}/${path}`
    return [...(path !== undefined || index ? [here || '/'] : []), ...pathsOf(children, here)]
  })
}

const PATHS = pathsOf(routes)
const BEHIND_THE_SIGN_IN = pathsOf(
  routes.filter(({ file }) => file === 'screens/signed-in-layout/signed-in-layout.tsx'),
)

describe('the table of screens', () => {
  it('lists only existing screens', () => {
    expect(SCREENS.map(({ path }) => path).filter((path) => !PATHS.includes(path))).toEqual([])
  })

  it('lists the roles of every signed-in screen', () => {
    expect(BEHIND_THE_SIGN_IN.length).toBeGreaterThan(3)
    expect(BEHIND_THE_SIGN_IN.filter((path) => !SCREENS.some((screen) => screen.path === path))).toEqual([])
  })

  it.each(EVERY_ROLE)('gives %s the specified menu', (role) => {
    const menu = MENU.filter(([, path, roles]) => PATHS.includes(path) && roles.includes(role))
    expect(entriesFor(role)).toEqual(menu.map(([label, to]) => ({ label, to })))
  })

  it('shows the common entries while the role is unknown', () => {
    expect(entriesFor(undefined)).toEqual(
      MENU.filter(([, path, roles]) => PATHS.includes(path) && roles === EVERY_ROLE).map(([label, to]) => ({
        label,
        to,
      })),
    )
  })

  it.each(EVERY_ROLE)('lets %s use the screens of their menu and no others', (role) => {
    for (const [, path, roles] of MENU.filter(([, path]) => PATHS.includes(path))) {
      expect(mayUse(role, path), path).toBe(roles.includes(role))
    }
  })

  it.each(EVERY_ROLE)('lets %s use their home, their device link and its callback', (role) => {
    for (const path of [
      homeOfRole(role),
      '/connect-whoop',
      '/connect-whoop-callback',
      '/connect-device-callback/oura',
    ]) {
      expect(mayUse(role, path)).toBe(true)
    }
  })

  it.each(['/Coach-Dashboard', '/coach-dashboard/', '/COACH-DASHBOARD/'])('matches %s like the router', (address) => {
    expect(screenAt(address)?.path).toBe('/coach-dashboard')
    expect(mayUse('athlete', address)).toBe(false)
  })
})

const ROOT = join(import.meta.dirname, '../../../..')

it('is the menu that docs/reference/accounts.md shows', () => {
  const page = readFileSync(join(ROOT, 'docs/reference/accounts.md'), 'utf8')
  const [, table = ''] = /## Roles and menu\n\n((?:\|.*\n)+)/.exec(page) ?? []
  const [, , ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const columns: Role[] = ['athlete', 'coach', 'admin']
  const shown = rows.map(([, entry, ...marks]) => [entry, columns.filter((_, place) => marks[place] === 'yes')])
  expect(shown).toEqual([
    ...SCREENS.filter(({ entry }) => entry).map(({ entry, roles }) => [
      entry,
      columns.filter((role) => roles.includes(role)),
    ]),
    ['Logout', columns],
  ])
})

it('are opened without a connection, too: the service worker has the address of each', () => {
  const source = readFileSync(join(ROOT, 'web/service-worker/sw.js'), 'utf8')
  const [, pattern = ''] = /const SCREENS =\s*\/(.+)\/\n/.exec(source) ?? []
  // Its one task needs a connection.
  const without = ['/connect-whoop-callback', '/connect-device-callback/:provider']
  const opened = BEHIND_THE_SIGN_IN.filter((path) => new RegExp(pattern).test(path.replaceAll(/:\w+\??/g, 'x')))
  expect(opened).toEqual(BEHIND_THE_SIGN_IN.filter((path) => !without.includes(path)))
})

it.each([
  ['/coach-dashboard', '/coach-dashboard', 'page'],
  ['/coach-dashboard', '/athlete/t1/a1', 'true'],
  ['/coach-dashboard', '/Mat-Sheet/', 'true'],
  ['/connect-whoop', '/connect-whoop-callback', 'true'],
  ['/connect-whoop', '/connect-device-callback/oura', 'true'],
  ['/dashboard', '/athlete/t1/a1', undefined],
  ['/dashboard', '/knowledge', undefined],
])('marks the entry %s at %s as %s', (entry, pathname, mark) => {
  expect(currentMark(entry, pathname)).toBe(mark)
})
