import type { Locator, Page } from '@playwright/test'
import { openTab, rowOf, USERS } from '../admin.ts'
import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { idOf, mockTeam } from '../mock-team.ts'
import { brokenWords, clippedTexts, overlappingTexts, smallControls } from '../page-checks.ts'

const NARROW = { width: 320, height: 800 }
test.use({ viewport: NARROW, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const SIX = [60, 62, 61, 64, 60, 63]
const TWO = [
  { name: 'Ann Weber', recovery: SIX },
  { name: 'Bea Bauer', recovery: SIX.map((score) => score + 10) },
]

const LISTS = [
  {
    tab: 'users',
    table: 'Users',
    heads: ['User', 'Role', 'Teams', 'Status', 'Last signed in', 'Actions'],
    lines: expectPerson,
  },
  { tab: 'teams', table: /^Members of /, heads: ['Member', 'Role', 'Joined', 'Status', 'Actions'] },
  { tab: 'organizations', table: 'Organizations', heads: ['Name', 'Description', 'Created', 'Actions'] },
  { tab: 'audit', table: 'Audit Log', heads: ['When', 'Who', 'What'], name: 'Who', lines: expectTwoLines },
] as const

for (const { tab, table: name, heads, ...list } of LISTS)
  test(`on a phone the table of ${tab} is cards of labels and values`, async ({ page }) => {
    const labelled = heads.filter((head) => head !== ('name' in list ? list.name : heads[0]))
    await openTab(page, tab)
    const table = page.getByRole('table', { name }).first()
    await expect(table).toBeVisible()
    await page.waitForLoadState('networkidle')

    // Still a table to a screen reader, with the columns in their order.
    await expect(table.getByRole('columnheader')).toHaveText([...heads], { useInnerText: true })
    const row = table.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toHaveCount(1)
    const cells = row.getByRole('cell')
    expect(await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-label')))).toEqual(labelled)
    // Below each other in that order, each with its label but the actions; a tight one is lines without labels.
    const isTight = 'lines' in list
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    // A string, because this file is compiled without the types of a browser.
    const labels = await page.evaluate<
      string[]
    >(`[...document.querySelector('tbody tr:not([aria-hidden])').querySelectorAll('td')]
      .map((cell) => /"[^"]+"/.exec(getComputedStyle(cell, '::before').content)?.[0] ?? '')`)
    expect(labels).toEqual(labelled.map((head) => (head === 'Actions' || isTight ? '' : `"${head}"`)))
    if (isTight) await list.lines(page, table)

    const box = await table.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(NARROW.width)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(NARROW.width)
    expect(await smallControls(page, 44)).toEqual([])
    expect(await brokenWords(page)).toEqual([])
    expect(await clippedTexts(page)).toEqual([])
    expect(await overlappingTexts(page)).toEqual([])
    await expectAccessible(page)
  })

/** Name and status in the first line, then the address, then role and teams, and the actions below. */
async function expectPerson(page: Page, table: Locator) {
  await page.setViewportSize({ ...NARROW, width: 390 })
  const row = table.getByRole('row').filter({ hasText: 'athlete@corner.example' })
  const topOf = async (text: Locator) => Math.round((await text.boundingBox())?.y ?? 0)
  const tops = await Promise.all([
    topOf(row.locator('bdi').first()),
    topOf(row.getByText('athlete@')),
    topOf(row.getByText('Athlete', { exact: true })),
    topOf(row.getByRole('button', { name: /^Edit/ })),
  ])
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(4)
  // With a label for each value it was 195; the maker of the wearable takes a line.
  expect((await row.boundingBox())?.height).toBeLessThan(145)
  // Search, filters, order and a way to create take two lines; one below the other they ended at 540.
  expect(await topOf(table.locator('tbody bdi').first())).toBeLessThan(335)
  await expect(page.getByText(/^\d+ users$/).first()).toBeInViewport()
  await page.setViewportSize(NARROW)
}

/** Who in the first line; when, what and from where in the second, also where what takes two. */
async function expectTwoLines(page: Page, table: Locator) {
  await page.setViewportSize({ ...NARROW, width: 390 })
  const signIn = table.getByRole('row').filter({ hasText: 'signed in' }).first()
  const topOf = async (text: Locator) => Math.round((await text.boundingBox())?.y ?? 0)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const [from, to] = ['From', 'To'].map((label) => page.getByLabel(label, { exact: true })) as [Locator, Locator]
  expect.soft(await topOf(from), 'both days of the filter stand beside each other').toBe(await topOf(to))
  const button = await page.getByRole('button', { name: 'Download CSV' }).boundingBox()
  const pages = page.getByRole('navigation', { name: /, above the list$/ })
  const gap = (await topOf(pages)) - (button?.y ?? 0) - (button?.height ?? 0)
  expect.soft(gap, 'no room for a message that is not there').toBeLessThan(32)
  const [who, what, when] = [signIn.locator('bdi').first(), signIn.getByText('signed in'), signIn.locator('time')]
  expect(await topOf(what)).toBe(await topOf(when))
  expect(await topOf(when)).toBeGreaterThan(await topOf(who))
  const below = await table.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const time = row.querySelector('time')
      if (!time) return []
      const top = time.getBoundingClientRect().top - row.getBoundingClientRect().top - row.clientTop
      return [{ top: Math.round(top), entry: row.textContent }]
    }),
  )
  const lower = below.filter(({ top }) => top !== Math.min(...below.map((one) => one.top)))
  expect(lower, 'the time stands in one place of each entry').toEqual([])
  // A long name or address may need a third and a fourth; with a label for each value it was 127.
  expect((await signIn.boundingBox())?.height).toBeLessThan(90)
  await page.setViewportSize(NARROW)
}

test('on a phone the chosen filters are read whole, and no ground of an action lies over a text', async ({ page }) => {
  const person = {
    id: 'a',
    full_name: 'Hiroshi Tanaka',
    email: 'hiroshi.tanaka@corner.example',
    email_proven: false,
    email_shared: false,
    role: 'athlete',
    teams: [],
    whoop_connected: true,
    link_ended: true,
    last_signed_in_at: null,
    created_at: '2026-11-01T08:00:00Z',
  }
  await page.setViewportSize({ ...NARROW, width: 390 })
  await openTab(page, 'users', '&status=address_not_confirmed&role=athlete_or_coach')
  await page.route(USERS, (route) => route.fulfill({ json: [person], headers: { 'x-total-count': '1' } }))
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Hiroshi Tanaka' })
  await expect(row.getByRole('button', { name: /^Confirm address/ })).toBeVisible()
  const confirm = row.getByRole('button', { name: /^Confirm address/ })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate('scrollTo(0, 0)')
  await expect(confirm, 'is on the first screen').toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  const cut = await page.evaluate<string[]>(`[...document.querySelectorAll('main select')].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = font
    const text = select.selectedOptions[0].label
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return pen.measureText(text).width > room ? [text] : []
  })`)
  expect(cut).toEqual([])
  const [name, email, role, edit] = await Promise.all(
    [
      row.locator('bdi').first(),
      row.getByText(person.email),
      row.getByText('Athlete', { exact: true }),
      row.getByRole('button', { name: /^Edit/ }),
    ].map((part) => part.boundingBox()),
  )
  const bottom = (box: typeof name) => (box?.y ?? 0) + (box?.height ?? 0)
  expect((email?.y ?? 0) - bottom(name), 'the address directly under the name').toBeLessThan(8)
  const air = await page.evaluate<number>(
    `parseFloat(getComputedStyle(document.querySelector('[aria-label^="Edit "]'), '::before').top)`,
  )
  expect((edit?.y ?? 0) + air).toBeGreaterThanOrEqual(bottom(role))
  expect(await smallControls(page, 44)).toEqual([])
})

test('on a phone the order of a table is chosen above its cards', async ({ page }) => {
  await openTab(page, 'users')
  const order = page.getByRole('group', { name: 'Order of Users' })
  await order.getByRole('combobox', { name: 'Sort by' }).selectOption('Role')
  await expect(page).toHaveURL(/sort=role&direction=ascending/)
  // The address is there before the list that belongs to it.
  await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'ascending')
  await order.getByRole('button', { name: 'Ascending, reverse the order' }).click()
  await expect(page).toHaveURL(/sort=role&direction=descending/)
  await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute('aria-sort', 'descending')
  await expect(order.getByRole('button', { name: 'Descending, reverse the order' })).toBeVisible()
  // Its own headings sort where they are seen.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(order).toBeHidden()
  await expect(page.getByText('Filters', { exact: true })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await page.getByRole('button', { name: 'User', exact: true }).click()
  await expect(page).toHaveURL(/sort=name&direction=ascending/)
})

test('on a phone athletes side by side are cards of metrics', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const team = await mockTeam(page, TWO)
  await page.goto(`/coach-dashboard?team=${team}&tab=analytics&athletes=${[0, 1].map(idOf).join('.')}`)
  const table = page.getByRole('table', { name: 'Side by side' })
  await expect(table.getByRole('columnheader')).toHaveText(['Metric', 'Ann', 'Bea'])
  await expect(table.getByRole('columnheader').nth(1).getByRole('button')).toBeVisible()
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(1)).toContainText('+10')
  const box = await table.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(NARROW.width)
  expect(await table.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  expect(await smallControls(page, 44)).toEqual([])
  expect(await brokenWords(page)).toEqual([])
})

test('on a phone an address breaks behind its signs, and is read whole', async ({ page }) => {
  await openTab(page, 'users', '&search=coach@corner')
  const address = rowOf(page, 'coach@corner.example').getByText('coach@corner.example')
  expect(await address.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
})

test('on a phone the mat sheet is found on top, above who needs the coach', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('link', { name: /^Mat sheet/ })).toBeInViewport()
  await page.getByRole('link', { name: /^Mat sheet/ }).click()
  await expect(page.getByRole('heading', { name: 'Mat Sheet' })).toBeVisible()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
  await expect(row.getByRole('rowheader')).toBeVisible()
  await expect(row.getByRole('cell').nth(1)).not.toBeEmpty()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width)
    expect(await brokenWords(page)).toEqual([])
    expect(await overlappingTexts(page)).toEqual([])
  }
  await expectAccessible(page)
})

for (const [width, path, email, columns] of [
  [640, '/coach-dashboard', 'coach', [2, 2]],
  [390, '/coach-dashboard', 'coach', [2, 2]],
  [900, '/coach-dashboard', 'coach', [2, 2]],
  [390, '/team-information', 'coach', [2, 1]],
  [640, '/team-information', 'coach', [3]],
  [1000, '/dashboard', 'athlete', [3, 2]],
  [390, '/dashboard', 'athlete', [2, 3]],
] as const)
  test(`number cards fill each line of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, `${email}@corner.example`)
    await page.goto(path)
    await expect(page.locator('[id$="-figure"]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const lines = await page.evaluate<{ count: number; left: number; right: number }[]>(`(() => {
      const row = [...document.querySelectorAll('main *')].find((one) => one.children.length > 2 && [...one.children].every((card) => card.querySelector('[id$="-figure"]')))
      const byTop = Map.groupBy([...row.children].map((card) => card.getBoundingClientRect()), ({ top }) => Math.round(top))
      return [...byTop.values()].map((boxes) => ({ count: boxes.length, left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }))
    })()`)
    expect(lines.map(({ count }) => count)).toEqual(columns)
    expect(new Set(lines.map(({ right }) => Math.round(right))).size).toBe(1)
  })
