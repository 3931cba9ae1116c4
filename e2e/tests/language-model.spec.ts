import type { Page } from '@playwright/test'
import { ADMIN, openTab } from '../admin.ts'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, THEMES, test } from '../corner.ts'

const STATUS = '**/api/teams/admin/language-model/'
const TEST = '**/api/teams/admin/language-model/test/'
const PARTS = ['Answers', 'Streams', 'Calls tools', 'Reads the rules', 'Reads long look-ups']

const MODEL = {
  provider: 'openai-compatible',
  name: 'small',
  host: '127.0.0.1:11434',
  is_local: true,
  privacy: true,
  reasoning: 'low',
  output_tokens: 6000,
  question_seconds: 180,
  steps: 8,
  tokens_a_day: 200_000,
  cost_a_day: 0.5,
  prices: { input: 1, cached_input: 0.1, cache_write: 1, output: 4 },
}

/** Mocks a Corner with a model; `answer` gives the result of each check. */
async function withModel(page: Page, answer: (check: string) => object | 'failed' = () => ({})) {
  const asked: string[] = []
  await page.route(STATUS, (route) =>
    route.fulfill({ json: { model: MODEL, today: { users: 3, tokens: 41_234, cost: 0.1234 } } }),
  )
  await page.route(TEST, async (route) => {
    const { check } = route.request().postDataJSON() as { check: string }
    asked.push(check)
    const answered = answer(check)
    if (answered === 'failed') return route.fulfill({ status: 504, body: '<html>Gateway Timeout</html>' })
    await route.fulfill({
      json: {
        check,
        state: 'works',
        says: 'It works as it should.',
        advice: null,
        ms: 1240,
        first_word_ms: 300,
        tokens: { input: 4120, cached_input: 4000, output: 12 },
        cost: 0.0031,
        ...answered,
      },
    })
  })
  return asked
}

const lineOf = (page: Page, part: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: part, exact: true }) })
const start = (page: Page) => page.getByRole('button', { name: 'Test connection' }).click()

test('without a model the page says so, and how to set one up', async ({ page }) => {
  await openTab(page, 'model')
  const card = page.getByRole('region', { name: 'No language model is set up' })
  await expect(card).toContainText('The built-in analyst answers every question')
  await expect(card).toContainText('CORNER_AI_PROVIDER=openai-compatible')
  await expect(card).toContainText('docs/ai.md')
  await expect(page.getByRole('button', { name: 'Test connection' })).toHaveCount(0)
})

test('settings and usage of today are shown, and the test reports that each part works', async ({ page }) => {
  const asked = await withModel(page)
  await openTab(page, 'model')
  await expect(page.getByText('41,234')).toBeVisible()
  await expect(page.getByText('$0.1234')).toBeVisible()
  const setUp = page.getByRole('region', { name: 'Set up' })
  await expect(setUp).toContainText('127.0.0.1:11434, in your own network')
  await expect(setUp).toContainText('200,000 tokens and $0.50')
  for (const part of PARTS) await expect(lineOf(page, part)).toContainText('Not tested')
  await start(page)
  for (const part of PARTS) await expect(lineOf(page, part)).toContainText('Works')
  await expect(page.getByText('All 5 parts work · 6.2 s · 20,660 tokens · $0.0155')).toBeVisible()
  expect(asked).toEqual(['answers', 'streams', 'tools', 'rules', 'long'])
})

test('a test of a model that does not answer stops, and says what to do', async ({ page }) => {
  const fails = { state: 'fails', says: 'The key is not accepted.', advice: 'Check CORNER_AI_KEY.', cost: null }
  const asked = await withModel(page, () => fails)
  await openTab(page, 'model')
  await start(page)
  await expect(lineOf(page, 'Answers')).toContainText('Does not work')
  await expect(lineOf(page, 'Answers')).toContainText('Check CORNER_AI_KEY.')
  for (const part of PARTS.slice(1)) await expect(lineOf(page, part)).toContainText('Not tried')
  await expect(page.getByText(/^0 of 5 parts work .* no price is set$/)).toBeVisible()
  expect(asked).toEqual(['answers'])
})

test('a test that a proxy interrupts says so, and can be run again', async ({ page }) => {
  let isCut = true
  await withModel(page, (check) => (isCut && check === 'tools' ? 'failed' : {}))
  await openTab(page, 'model')
  await start(page)
  await expect(page.getByRole('alert')).toContainText('A proxy in between may allow less time')
  await expect(lineOf(page, 'Streams')).toContainText('Works')
  isCut = false
  await start(page)
  await expect(lineOf(page, 'Reads long look-ups')).toContainText('Works')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that fails to load says so, and can be loaded again', async ({ page }) => {
  await page.route(STATUS, (route) => route.fulfill({ status: 503, json: { error: 'Not now', code: 'unavailable' } }))
  await signInAs(page, ADMIN)
  await page.goto('/admin-dashboard?tab=model')
  await expect(page.getByText('Not now')).toBeVisible({ timeout: 30_000 })
  await page.unroute(STATUS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No language model is set up')).toBeVisible()
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    for (const theme of THEMES) {
      test(`the page is accessible and fits, with and without a model, ${theme}`, async ({ page }) => {
        await chooseTheme(page, theme)
        await openTab(page, 'model')
        await expect(page.getByText('No language model is set up')).toBeVisible()
        await expectAccessible(page)
        const weak = { state: 'weak', says: 'Its answer comes in one piece.', advice: 'Switch the buffering off.' }
        const fails = { state: 'fails', says: 'It did not call the tool.', advice: 'Choose a model that can.' }
        await withModel(page, (check) => (check === 'streams' ? weak : check === 'tools' ? fails : {}))
        await page.reload()
        await start(page)
        await expect(page.getByText(/^4 of 5 parts work/)).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}
