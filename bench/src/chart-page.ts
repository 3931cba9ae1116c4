import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const PATH = '/chart-page'
const HTML = `<!doctype html><html lang="en"><title>Charts</title><body><div id="root"></div><script type="module" src="${PATH}.js"></script>`

/** The pages of `chart-pages/`: each draws the same charts with one library. */
const SOURCES = {
  Corner: new URL('./chart-pages/corner.ts', import.meta.url),
  Recharts: new URL('./chart-pages/recharts.tsx', import.meta.url),
  'Chart.js': new URL('./chart-pages/chart-js.ts', import.meta.url),
  ECharts: new URL('./chart-pages/echarts.ts', import.meta.url),
}
export type ChartLibrary = keyof typeof SOURCES

/** Builds the page of a library for production. @returns its script */
export async function buildChartPage(library: ChartLibrary): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(SOURCES[library]) },
    },
  })
  const output = Array.isArray(built)
    ? built.flatMap(({ output: files }) => files)
    : 'output' in built
      ? built.output
      : []
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (script?.type !== 'chunk') throw new Error(`The page with ${library} was not built`)
  return script.code
}

/** Opens it on Corner's own origin. */
export async function gotoChartPage(page: Page, script: string, search: string): Promise<void> {
  await page.route(`**${PATH}?*`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }))
  await page.route(`**${PATH}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(PATH + search)
}
