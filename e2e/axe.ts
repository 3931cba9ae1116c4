import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** All of WCAG up to 2.2 AA, and what axe recommends beyond. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on the page as it stands: a rule, and where it is broken. Axe's own binding for Playwright costs some seven
 * times as much: it reads axe anew for each look, and judges on a second page for the sake of frames. Ours have none.
 * @throws Error for a page with frames, which would go unseen
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe looks at one document: this page has frames')
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  return page.evaluate<string[]>(`axe
    .run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(RULES)} })
    .then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
}
