import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { brokenWords, clippedTexts, overlappingTexts, smallControls, tabThrough } from '../page-checks.ts'
import { declaredRoutes, SCREENS, VISITS, type Visit } from '../screens.ts'

/** One check that fails does not hide what the others of the same visit would find. */
const softly = expect.configure({ soft: true })

// No animations: axe must not read a colour between the two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function visit(page: Page, { email, address, loaded }: Visit) {
  await chooseTheme(page, 'light')
  if (email) await signInAs(page, email)
  await page.goto(typeof address === 'string' ? address : await address())
  await expect(page.getByText(loaded).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

test('every route of the app is tested here', () => {
  const declared = declaredRoutes()
  expect(declared.length).toBeGreaterThan(5)
  expect(declared.toSorted()).toEqual([...new Set(SCREENS.map(({ route }) => route))].toSorted())
})

/** Checks the page in the current theme and in the other one. */
async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page, softly)
  for (const [action, scheme] of [
    ['Switch to dark theme', 'dark'],
    ['Switch to light theme', 'light'],
  ] as const) {
    const toggle = page.getByRole('button', { name: action })
    if (!(await toggle.isVisible())) continue
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    return expectAccessible(page, softly)
  }
  throw new Error('the page has no theme toggle')
}

// Each screen is opened once for all checks, in phone size, and then resized to a desktop: all size-dependent styles are
// media queries.
test.describe('every screen', () => {
  test.describe.configure({ timeout: 180_000 }) // time for several checks that fail, some of which wait first
  test.use({ viewport: SIZES.phone, hasTouch: true })
  for (const one of VISITS)
    test(`${one.name} is accessible, fits down to 320 px, has large enough touch targets, and works by keyboard`, async ({
      page,
    }) => {
      await visit(page, one)
      await softly(page).toHaveTitle(one.title)
      await softly(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await softly(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await test.step('touch targets on a phone', async () =>
        softly(await smallControls(page, 44), 'touch targets').toEqual([]))
      await test.step('axe in both themes on a phone', () => expectAccessibleInBothThemes(page))
      await test.step('keyboard on a phone', async () => softly(await tabThrough(page), 'keyboard').toEqual([]))
      // 320 px equals a window of 1280 px at 400 %, 640 px one at 200 %.
      for (const width of [320, 640, SIZES.phone.width])
        await test.step(`texts and width at ${width} px`, async () => {
          await page.setViewportSize({ ...SIZES.phone, width })
          await softly.poll(() => overlappingTexts(page), 'overlapping texts').toEqual([])
          softly(await clippedTexts(page), 'clipped texts').toEqual([])
          softly(await brokenWords(page), 'broken words').toEqual([])
          await softly.poll(() => overflow(page), 'pixels too wide').toBeLessThanOrEqual(1)
        })
      await page.setViewportSize(SIZES.desktop)
      await test.step('texts on a desktop', () =>
        softly.poll(() => overlappingTexts(page), 'overlapping texts').toEqual([]))
      await test.step('axe in both themes on a desktop', () => expectAccessibleInBothThemes(page))
      await test.step('targets on a desktop', async () => softly(await smallControls(page, 24), 'targets').toEqual([]))
      await test.step('keyboard on a desktop', async () => softly(await tabThrough(page), 'keyboard').toEqual([]))
    })
})

test('long names break or end in an ellipsis, at 320 and at 1280 px', async ({ page }) => {
  const long = 'Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff'
  await signInAs(page, 'coach@corner.example')
  await page.route('**/api/users/me/', async (route) => {
    const profile = await (await route.fetch()).json()
    await route.fulfill({ json: { ...profile, first_name: long } })
  })
  await page.route('**/api/teams/teams/', async (route) => {
    const teams = await (await route.fetch()).json()
    const lengthened = teams.map((team: object) => ({
      ...team,
      name: `${long} ${long}`,
      organization: { id: '1', name: long },
    }))
    await route.fulfill({ json: lengthened })
  })
  for (const path of ['/coach-dashboard', '/dashboard', '/connect-whoop']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expect(page.getByText(/Maximiliane/).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overlappingTexts(page), `${path} at ${width}`).toEqual([])
      await expectAccessible(page)
      expect(await clippedTexts(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('a dialog traps the focus and returns it', async ({ page }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/connect-whoop')
  const opener = page.getByRole('main').getByRole('button', { name: 'Disconnect' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate<boolean>(
      'document.activeElement !== document.body && !document.activeElement.closest("dialog")',
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
