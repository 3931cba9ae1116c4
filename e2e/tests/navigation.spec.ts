import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'

const EVERYBODY = ['Personal Dashboard', 'Connect the wearable device', 'Register New User']
const ADMINISTRATORS = [
  'Personal Dashboard',
  'Coach Dashboard',
  'Admin Dashboard',
  'Team Information',
  'Connect the wearable device',
  'Register New User',
]
const COACHES = [
  'Personal Dashboard',
  'Coach Dashboard',
  'Team Information',
  'Connect the wearable device',
  'Register New User',
]
const PEOPLE = {
  athlete: { email: 'athlete@corner.example', entries: EVERYBODY, greeting: /^Welcome, (?!Coach)\S+!$/ },
  coach: { email: 'coach@corner.example', entries: COACHES, greeting: /^Welcome, Coach \S+!$/ },
  admin: { email: 'admin@corner.example', entries: ADMINISTRATORS, greeting: /^Welcome, (?!Coach)\S+!$/ },
} as const
const ROLES = ['athlete', 'coach', 'admin'] as const

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Screens' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^Welcome/ })

test('the menu is there only while a token is stored', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/nothing-here']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveCSS('height', '72px')
    await expect(menuOf(page)).toHaveCount(0)
  }
})

for (const role of ROLES) {
  test(`the menu of the ${role} has the entries of their role, at every width, and nothing is clipped`, async ({
    page,
  }) => {
    const { email, entries, greeting } = PEOPLE[role]
    await signInAs(page, email)
    await page.goto('/connect-whoop')
    const menu = menuOf(page)
    await expect(menu.getByRole('list').getByRole('link')).toHaveText([...entries])
    await expect(menu.getByRole('link', { name: 'Connect the wearable device' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    const account = menu.getByRole('link', { name: 'Your account' })
    await expect(account.getByText(greeting)).toBeVisible()
    await expect(account).toHaveAttribute('href', '/account')

    for (const width of [1440, 1280, 1180, 1100, 1024, 900, 821, 820, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('banner')).toHaveCSS('height', '72px')
      const opener = menu.getByRole('button', { name: 'Menu' })
      await expect(opener.or(menu.getByRole('button', { name: 'Logout' }))).toBeVisible()
      // Whether the entries fit is known a frame after the window's new size.
      await expect(async () => {
        const boxes = await page.evaluate<{ left: number; right: number }[]>(`
          [...document.querySelectorAll('header a:not([href="#main"]), header button')]
            .filter((one) => getComputedStyle(one).visibility === 'visible')
            .map((one) => one.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right }))
            .toSorted((a, b) => a.left - b.left)`)
        for (const [place, { left, right }] of boxes.entries()) {
          expect(right, `right edge at ${width}`).toBeLessThanOrEqual(width)
          expect(left, `overlap at ${width}`).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
        }
      }).toPass({ timeout: 5_000 })
      if (await opener.isVisible()) {
        // A press while the screen still loads can be lost; the menu is then pressed again, as a person would.
        await expect(async () => {
          if (!(await drawerOf(page).isVisible())) await opener.click()
          await expect(drawerOf(page).getByRole('list').getByRole('link')).toHaveText([...entries], { timeout: 2_000 })
        }).toPass({ timeout: 15_000 })
        await page.keyboard.press('Escape')
      }
    }
  })
}

test('the longest menu fits beside a scroll bar in a window of 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1265, height: 800 })
  await signInAs(page, PEOPLE.admin.email)
  await page.goto('/admin-dashboard')
  await expect(menuOf(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(menuOf(page).getByRole('button', { name: 'Menu' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true })

  test('the menu slides in, traps the focus, and closes by Escape, button, a touch outside and navigation', async ({
    page,
  }) => {
    await signInAs(page, 'coach@corner.example')
    await page.goto('/coach-dashboard')
    await expect(page.getByRole('button', { name: /athletes selected/ })).toBeVisible()
    const opener = menuOf(page).getByRole('button', { name: 'Menu' })
    const drawer = drawerOf(page)
    await opener.click()
    await expectAccessible(page)
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(drawer.getByRole('link', { name: 'Coach Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.getByText(/^Welcome, Coach /)).toBeVisible()
    for (const target of await drawer.getByRole('link').or(drawer.getByRole('button')).all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.mouse.move(40, 600)
    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate<string>(
        'document.activeElement.closest("dialog") ? "inside" : document.activeElement.tagName',
      )
      expect(['inside', 'BODY']).toContain(place) // BODY: the focus is in the browser's own controls
    }
    expect(await page.evaluate<number>('scrollY')).toBe(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)
    await opener.click()
    await page.mouse.click(20, 700)
    await expect(drawer).toHaveCount(0)

    await opener.click()
    await drawer.getByRole('link', { name: 'Personal Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Dashboard' })).toBeFocused()
    await opener.click()
    await page.goBack()
    await expect(page).toHaveURL(/\/coach-dashboard/)
    await expect(drawer).toHaveCount(0)
  })

  test('the menu has no animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(page, 'coach@corner.example')
    await page.goto('/connect-whoop')
    await expect(
      page.getByRole('button', { name: 'Disconnect' }).or(page.getByText('Never synced')).first(),
    ).toBeVisible()
    await menuOf(page).getByRole('button', { name: 'Menu' }).click()
    await expect(drawerOf(page)).toHaveCSS('animation-duration', '0.001s')
  })
})

const SCREENS = [
  { path: '/dashboard', for: ['athlete', 'coach', 'admin'], heading: 'Personal Dashboard' },
  {
    path: '/coach-dashboard',
    for: ['coach', 'admin'],
    heading: 'Coach Dashboard',
    words: 'coaches and administrators',
  },
  { path: '/admin-dashboard', for: ['admin'], heading: 'Admin Dashboard', words: 'administrators' },
  { path: '/connect-whoop', for: ['athlete', 'coach', 'admin'], heading: 'Connect the wearable device' },
  { path: '/account', for: ['athlete', 'coach', 'admin'], heading: 'Your account' },
  { path: '/connect-whoop-callback', for: ['athlete', 'coach', 'admin'], heading: /./ },
  { path: '/connect-device-callback/oura', for: ['athlete', 'coach', 'admin'], heading: /./ },
] as const
const HOMES = { athlete: '/dashboard', coach: '/coach-dashboard', admin: '/admin-dashboard' } as const

for (const role of ROLES) {
  test(`the ${role} can use the screens of the role, and the others say whom they are for`, async ({ page }) => {
    await signInAs(page, PEOPLE[role].email)
    for (const screen of SCREENS) {
      await page.goto(screen.path)
      const heading = page.getByRole('heading', { level: 1 })
      if ((screen.for as readonly string[]).includes(role)) {
        await expect(heading).toHaveText(screen.heading)
        continue
      }
      await expect(heading).toHaveText(`This page is for ${'words' in screen ? screen.words : ''}`)
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${HOMES[role]}$`))
      await expect(heading).not.toHaveText(/This page is for/)
    }
  })
}

test('a screen waits for a profile that fails to load, and retries on request', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  let isDown = true
  await page.route('**/api/users/me/', (route) =>
    isDown ? route.fulfill({ status: 502, body: 'down' }) : route.fallback(),
  )
  await page.addInitScript(() => localStorage.removeItem('user_info'))
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile could not be fetched')
  await expect(menuOf(page).getByText('Welcome!')).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach Dashboard')
})

test('a role changed during a session takes effect at the next refused call', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('button', { name: /athletes selected/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/users/me/', async (route) => {
    const profile = await (await route.fetch()).json()
    await route.fulfill({ json: { ...profile, role: 'athlete' } })
  })
  await page.route(/athletes-(recovery|sleep|activity)/, (route) =>
    route.fulfill({ status: 403, json: { error: 'Your role may not do this', code: 'forbidden' } }),
  )
  await page.getByLabel('Period').selectOption('Last 60 days')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for coaches and administrators')
  await expect(menuOf(page).getByRole('list').getByRole('link')).toHaveText([...EVERYBODY])
})

test('a person who became a coach since signing in gets access without an error', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.addInitScript(() => {
    const stored = localStorage.getItem('user_info')
    if (stored) localStorage.setItem('user_info', stored.replace('"role":"coach"', '"role":"athlete"'))
  })
  await page.goto('/coach-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coach Dashboard')
  await expect(page.getByText('This page is for')).toHaveCount(0)
})

test('a change of screen moves the focus to the new heading, and a change of period does not', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await page.goto('/connect-whoop')
  await expect(page.getByText('Not Connected').first()).toBeVisible()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/teams/teams/', async (route) => {
    await held
    await route.continue()
  })
  await menuOf(page).getByRole('link', { name: 'Coach Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coach Dashboard' })).toBeFocused()
  await expect(page).toHaveTitle(/^Coach Dashboard/)
  await page.getByLabel('Period').focus()
  // The teams load below it.
  letGo()
  await expect(page.getByText('Riverside Athletics').first()).toBeVisible()
  await expect(page.getByLabel('Period')).toBeFocused()
  await page.getByLabel('Period').selectOption('Last 2 weeks')
  await expect(page).toHaveURL(/days=14/)
  await expect(page.getByLabel('Period')).toBeFocused()
  await menuOf(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeFocused()
})
