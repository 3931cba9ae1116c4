import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test, VARIANTS } from '../corner.ts'
import { mockTeam } from '../mock-team.ts'
import { DEMO_PASSWORD } from '../people.ts'

const bar = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => bar(page).getByRole('combobox')
const options = (page: Page) => bar(page).getByRole('option')

async function open(page: Page) {
  await expect(page.getByRole('button', { name: 'Go to' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

const week = (today: number) => [80, 80, 80, 80, 80, 80, today]
const TEAM = [
  { name: 'Zoë Núñez', recovery: week(20) },
  { name: 'Luka Reyes', recovery: week(60) },
  { name: 'Luka Silva', recovery: week(70) },
]

test('a coach goes to athletes, views and periods by keyboard, and asks the AI coach', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const team = await mockTeam(page, TEAM)
  await page.goto('/coach-dashboard?days=14')
  await open(page)
  // Names are found without their accents; two of one first name are told apart by the full name.
  await page.keyboard.type('luka')
  await expect(options(page).filter({ hasText: /^Luka/ })).toHaveText(['Luka Reyes', 'Luka Silva'])
  await field(page).fill('nunez zoe')
  await expect(options(page)).toHaveText(['Zoë Núñez', 'Ask: “nunez zoe”'])
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowDown')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/athlete/${team}/[0-9a-f-]+\\?days=14$`))
  await expect(bar(page)).toHaveCount(0)

  await open(page)
  await page.keyboard.type('rankings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/coach-dashboard\\?team=${team}&tab=rankings$`))
  await open(page)
  await page.keyboard.type('30 days')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=rankings&days=30$/)
  await expect(page.getByLabel('Period')).toHaveValue('30')
  await open(page)
  await page.keyboard.type('Who needs rest?')
  await expect(options(page)).toHaveText(['Ask: “Who needs rest?”'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'AI Chat' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox')).toHaveValue('Who needs rest?')
})

test('Escape returns the focus, and a press of the button or of Ctrl K opens and closes', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const download = page.getByRole('button', { name: /^Download/ })
  await download.focus()
  await open(page)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(download).toBeFocused()
  await page.getByRole('button', { name: 'Go to' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('nobody is called so')
  await expect(options(page)).toHaveText(['Ask: “nobody is called so”'])
  await page.keyboard.press('ControlOrMeta+k')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go to' })).toBeFocused()
})

test('each role is offered what it may open, and nothing else', async ({ page }) => {
  const SHARED = ['Personal Dashboard', 'Connect the wearable device', 'Register New User', 'Knowledge Base', 'Account']
  const PERIODS = ['Last 7 days', 'Last 2 weeks', 'Last 30 days', 'Last 60 days', 'Last 90 days']
  const VIEWS = ['Team Overview', 'Analytics Dashboard', 'Rankings', 'Athletes', 'AI Chat']
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/dashboard')
  await open(page)
  await expect(options(page)).toHaveText([...PERIODS, ...SHARED, 'Keyboard shortcuts'])
  await field(page).fill('Who is ready?')
  await expect(bar(page).getByText('Nothing matches.')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/teams'))).toEqual([])
  await field(page).fill('30')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\?days=30$/)

  for (const [email, start, own] of [
    ['coach@corner.example', '/coach-dashboard', []],
    ['admin@corner.example', '/admin-dashboard', ['Admin Dashboard']],
  ] as const) {
    await page.goto('/login')
    await page.evaluate('localStorage.clear()')
    await page.reload()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(start))
    await open(page)
    if (email.startsWith('coach')) await expect(options(page).filter({ hasText: 'Farid' })).toHaveCount(1)
    const offered = await options(page).allTextContents()
    for (const label of [...VIEWS, ...PERIODS, ...SHARED, ...own, 'Mat Sheet']) expect(offered, email).toContain(label)
    expect(offered.includes('Admin Dashboard'), email).toBe(own.length > 0)
    await page.keyboard.press('Escape')
  }
})

for (const { size, viewport, theme } of VARIANTS) {
  test(`the command bar and the list of keys are accessible: ${size}, ${theme}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await chooseTheme(page, theme)
    await signInAs(page, 'coach@corner.example')
    await page.goto('/coach-dashboard')
    const button = page.getByRole('button', { name: 'Go to' })
    await expect(button).toBeVisible()
    const box = await button.boundingBox()
    if (viewport === SIZES.phone) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await button.click()
    await field(page).fill('a')
    await expectAccessible(page)
    if (viewport === SIZES.phone)
      for (const option of await options(page).all())
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await field(page).fill('keyboard')
    await options(page).first().click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a visitor who is not signed in gets none of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    scripts.filter((url) => /shortcuts-(?!slot)|command-bar|keys-dialog|kept|start-worker|sw\.js/.test(url)),
  ).toEqual([])
})

test('an administrator finds an account by its address, and it opens searched on the Users tab', async ({ page }) => {
  await signInAs(page, 'admin@corner.example')
  await page.goto('/admin-dashboard')
  await open(page)
  await page.keyboard.type('coach@corner')
  const account = options(page).filter({ hasText: 'Coach · coach@corner.example' })
  await expect(account).toHaveCount(1)
  await account.click()
  await expect(page).toHaveURL(/tab=users&search=coach%40corner\.example$/)
  await expect(page.getByLabel('Search users')).toHaveValue('coach@corner.example')
})
