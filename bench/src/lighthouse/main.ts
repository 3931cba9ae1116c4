import { join } from 'node:path'
import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { provideChromium } from '../../../scripts/chromium.mjs'
import { startDemo } from '../demo.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { audit, CATEGORIES, DEVICES, LEAST_SCORE, PAGES, type Scores } from './audit.ts'
import { writeScores } from './scores-file.ts'

/** `npm run lighthouse`: audits the public pages with Lighthouse, on a new demo or on the server in CORNER_URL. */
const cleanUp = new AsyncDisposableStack()
stopAtEnd('The measurement', () => cleanUp.disposeAsync())
obeyStopSignals()
try {
  const chromium = await provideChromium()
  const url = process.env.CORNER_URL ?? (await startDemo(join(await temporaryFolder(cleanUp), 'demo'), cleanUp)).url
  const all: Scores[] = []
  console.log(['page', 'device', ...CATEGORIES].map((head) => head.padEnd(16)).join(''))
  for (const page of PAGES)
    for (const device of DEVICES) {
      const scores = await audit(chromium, url, page, device)
      all.push(scores)
      const figures = CATEGORIES.map((category) => String(scores.categories[category]))
      console.log([page, device, ...figures].map((cell) => cell.padEnd(16)).join(''))
      for (const fault of scores.faults) console.log(`    ${fault}`)
    }
  await writeScores(all)
  const isEnough = all.every(({ categories }) => CATEGORIES.every((category) => categories[category] >= LEAST_SCORE))
  console.log(isEnough ? `All at least ${LEAST_SCORE}` : `Below ${LEAST_SCORE}: see above`)
  await stopEverything(isEnough ? 0 : 1)
} catch (error) {
  console.error(error)
  await stopEverything(1)
}
