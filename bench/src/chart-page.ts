import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const PATH = '/recharts-page'
const HTML = `<!doctype html><html lang="en"><title>Recharts</title><div id="root"></div><script type="module" src="${PATH}.js"></script>`

/** Builds the benchmark's page with Recharts for production. @returns its script */
export async function buildRechartsPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('./recharts-page/page.tsx', import.meta.url)) },
    },
  })
  const output = Array.isArray(built)
    ? built.flatMap(({ output: files }) => files)
    : 'output' in built
      ? built.output
      : []
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (script?.type !== 'chunk') throw new Error('The page with Recharts was not built')
  return script.code
}

/** Opens it on Corner's own origin. */
export async function gotoRechartsPage(page: Page, script: string, search: string): Promise<void> {
  await page.route(`**${PATH}?*`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
  await page.route(`**${PATH}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(PATH + search)
}
