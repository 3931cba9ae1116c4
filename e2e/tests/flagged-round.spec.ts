import type { Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { idOf, mockTeam } from '../mock-team.ts'

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const week = (today: number, before = 80) => [before, before, before, before, before, before, today]
/** In the order of the list: high, then medium. */
const TEAM = [
  { name: 'Erik Lind', recovery: week(60, 60), hours: 6.1, strain: 15.5 },
  { name: 'Jonas Weber', recovery: week(91) },
  { name: 'Marcus Okafor', recovery: week(20), hours: 5.9, quality: 55, strain: 16 },
  { name: 'Luka Reyes', recovery: week(60, 60), hours: 6.1, strain: 15.5 },
]

const round = (page: Page) => page.getByRole('navigation', { name: 'Flagged athletes' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers an athlete's page with the name alone; the rest is a real answer of the demo. */
async function mockAthletes(page: Page) {
  await page.route('**/athlete-detail/**', async (route) => {
    const id = /athlete-detail\/([^/]+)/.exec(route.request().url())?.[1]
    const place = TEAM.findIndex((_, at) => idOf(at) === id)
    const response = await page.request.get(new URL(`${await realAthlete(page)}`, route.request().url()).href, {
      headers: { authorization: route.request().headers().authorization ?? '' },
    })
    const detail = await response.json()
    await route.fulfill({
      json: { ...detail, athlete_info: { ...detail.athlete_info, id, name: TEAM[place]?.name ?? 'Nobody' } },
    })
  })
}

let real: string | undefined
async function realAthlete(page: Page): Promise<string> {
  if (real) return real
  const teams = await page.evaluate<{ id: string; athletes: { id: string }[] }[]>(
    `fetch('/api/teams/teams/?real', { headers: { authorization: 'Bearer ' + localStorage.getItem('access') } }).then((one) => one.json())`,
  )
  real = `/api/teams/teams/${teams[0]?.id}/athlete-detail/${teams[0]?.athletes[0]?.id}/?days=7`
  return real
}

test('J and K go through the flagged athletes in the order of the list, with links and a place', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  await mockTeam(page, TEAM)
  await mockAthletes(page)
  await page.goto('/coach-dashboard')
  const attention = page.getByRole('region', { name: 'Athletes Needing Immediate Attention' })
  // The rows alone, without the line that names who eases or rests.
  const rows = attention.getByRole('heading', { level: 3 }).getByRole('link')
  await expect(rows).toHaveCount(3)
  const order = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(order).toHaveLength(3)

  // On the Overview they move the focus along the rows, and stop at the ends.
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
    ['k', 0],
    ['j', 1],
    ['j', 2],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(rows.nth(place), key).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(order[1] ?? '')
  await expect(round(page)).toContainText('2 of 3')
  await page.getByRole('tab', { name: 'Sleep' }).click()
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(order[2] ?? '')
  await expect(round(page)).toContainText('3 of 3')
  await expect(page.getByRole('tab', { name: 'Sleep' })).toHaveAttribute('aria-selected', 'true')
  await expect(round(page).getByRole('link', { name: /^Next/ })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText(order[2] ?? '')
  await round(page).getByRole('link', { name: 'Previous flagged athlete' }).click()
  await expect(heading(page)).toHaveText(order[1] ?? '')
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(order[0] ?? '')
  await expect(round(page).getByRole('link')).toHaveText(['Next flagged athlete'])
  // The way back counts the steps.
  await page.getByRole('link', { name: 'Back to Coach Dashboard' }).click()
  await expect(page).toHaveURL(/\/coach-dashboard$/)
})

test('from an athlete who is not flagged the next one is the first; typed letters are letters', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const team = await mockTeam(page, TEAM)
  await mockAthletes(page)
  await page.goto('/coach-dashboard?tab=chat')
  await page.getByRole('textbox').fill('')
  await page.getByRole('textbox').press('j')
  await expect(page.getByRole('textbox')).toHaveValue('j')

  await page.goto(`/athlete/${team}/${idOf(1)}`)
  await expect(round(page)).toHaveText(/^3 flagged/)
  await page.keyboard.press('Control+j')
  await expect(heading(page)).toHaveText('Jonas Weber')
  await page.keyboard.press('j')
  await expect(heading(page)).toHaveText('Marcus Okafor')
  await expect(round(page)).toContainText('1 of 3')
})

test('the list of keys opens by "?", and switches single keys off', async ({ page }) => {
  await signInAs(page, 'coach@corner.example')
  const team = await mockTeam(page, TEAM)
  await mockAthletes(page)
  await page.goto(`/athlete/${team}/${idOf(2)}`)
  await expect(round(page)).toContainText('1 of 3')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(keys).toContainText('Ctrl K')
  await page.keyboard.press('j')
  await keys.getByRole('checkbox', { name: /Single keys/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(0)
  await expect(heading(page)).toHaveText('Marcus Okafor')
  // The way to switch them on again needs no single key.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: /^Go to/ }).fill('keyboard')
  await page.keyboard.press('Enter')
  await keys.getByRole('checkbox', { name: /Single keys/ }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(round(page)).toContainText('2 of 3')
})

test('on a phone the links are large enough', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await signInAs(page, 'coach@corner.example')
  const team = await mockTeam(page, TEAM)
  await mockAthletes(page)
  await page.goto(`/athlete/${team}/${idOf(2)}`)
  const next = round(page).getByRole('link', { name: /^Next flagged/ })
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
})
