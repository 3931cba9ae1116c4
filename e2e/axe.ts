import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 up to AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Accessibility violations on the current page: the rule and the elements. Axe's own Playwright binding takes about seven
 * times as long, because it loads axe for each check and evaluates on a second page to support frames, which the app does
 * not use.
 * @throws Error for a page with frames, which would not be checked
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe looks at one document: this page has frames')
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  return page.evaluate<string[]>(`axe
    .run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(RULES)} })
    .then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
}
