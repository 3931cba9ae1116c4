import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../corner.ts'

const BUILD = new URL('../../web/build/client/', import.meta.url)

test('the component gallery is for development: the product does not contain it', async ({ page }) => {
  const source = readFileSync(
    new URL('../../web/app/screens/component-gallery/component-gallery-screen.tsx', import.meta.url),
    'utf8',
  )
  expect(source).toContain('Each piece in each state')
  const built = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file))
  expect(built.length).toBeGreaterThan(10)
  const telling = built.filter((file) =>
    /Each piece in each state|component-gallery/.test(readFileSync(new URL(file, BUILD), 'utf8')),
  )
  expect(telling).toEqual([])
  await page.goto('/look')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
