import { chromium } from '@playwright/test'
import { provideChromium } from '../../scripts/chromium.mjs'
import { startDemo } from './demo.ts'
import type { Finding } from './finding.ts'
import { measurePaintedCharts } from './painted-charts.ts'
import { measureRouteScripts } from './route-scripts.ts'

/** The built screens in a browser, on a demo that has its data already. */
export async function measureScreens(dataDir: string, cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const demo = await startDemo(dataDir, cleanUp)
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  cleanUp.defer(() => browser.close())
  return [...(await measureRouteScripts(browser, demo)), ...(await measurePaintedCharts(browser, demo))]
}
