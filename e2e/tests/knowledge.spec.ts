import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a search for a word of Corner leads to its screen', async ({ page }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/knowledge?search=delete+my+account')
  const places = page.getByRole('region', { name: 'In Corner' })
  await expect(places.getByRole('link')).toHaveText(['Your account'])
  await expectAccessible(page)
  await places.getByRole('link').click()
  await expect(page).toHaveURL('/account')
})

test('an athlete finds an article by a question, reads it, follows a source and a link, and comes back to what was found', async ({
  page,
  context,
}) => {
  await chooseTheme(page, 'light')
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Knowledge Base' }).click()
  await expect(
    page.getByRole('region', { name: 'Food and weight' }).getByRole('link', { name: 'Caffeine' }),
  ).toBeVisible()

  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.fill('how much protein should I eat')
  const found = page.getByRole('region', { name: 'Found, best first' })
  await expect(found.getByRole('link').first()).toHaveText('Protein and energy')
  await expect(page).toHaveURL('/knowledge?search=how+much+protein+should+I+eat')
  await page.reload()
  await expect(search).toHaveValue('how much protein should I eat')

  await found.getByRole('link', { name: 'Protein and energy' }).click()
  await expect(page).toHaveTitle(/^Protein and energy/)
  await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem').first()).toContainText(
    '1.6 to 2.2 g',
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Enough energy' })).toBeVisible()
  const source = page.getByRole('link', { name: /^doi:10\.1136\/bjsports-2017-097608/ })
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  await context.route('https://doi.org/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Morton 2018' }))
  const opened = context.waitForEvent('page')
  await source.click()
  const paper = await opened
  await expect(paper).toHaveURL('https://doi.org/10.1136/bjsports-2017-097608')
  await paper.close()

  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(search).toHaveValue('how much protein should I eat')
  await expect(found).toBeVisible()

  await page.setViewportSize(SIZES.phone)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await search.fill('xylophone zeppelin')
  await expect(page.getByText('No article says anything about that.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(search).toHaveValue('')
  await page.getByRole('link', { name: 'When to refer' }).click()
  await page.getByRole('link', { name: 'concussion', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suspected concussion: out, and refer')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the article before' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When to refer')

  await page.goto('/knowledge/no-such-thing')
  await expect(page.getByText('The knowledge base has no article at this address.')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/knowledge/**', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests', code: 'too_many_requests' } }),
  )
  await page.getByRole('link', { name: 'See all articles' }).click()
  await expect(page.getByRole('alert')).toContainText('Too many requests')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: 'Naps' })).toBeVisible()
})
