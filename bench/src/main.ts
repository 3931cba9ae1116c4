import { obeyStopSignals, stopAtEnd, stopEverything } from '@corner/server/launch/stop-signals.ts'
import { measureAdministration } from './administration.ts'
import { measureAnalyticsTab } from './analytics-tab.ts'
import { measureCoachPayload } from './coach-payload.ts'
import { measureCoachRecords } from './coach-records.ts'
import type { Finding } from './finding.ts'
import { measureIngest } from './ingest.ts'
import { writeResults } from './results-file.ts'
import { measureScreens } from './screens.ts'
import { measureStartUp } from './start-up.ts'
import { table } from './table.ts'
import { temporaryFolder } from './temporary-folder.ts'

const cleanUp = new AsyncDisposableStack()
stopAtEnd('The bench', () => cleanUp.disposeAsync())
obeyStopSignals()
const demoDir = await temporaryFolder(cleanUp)

/** In this order: the screens are measured on the demo created by the start-up part. */
const PARTS: Record<string, (cleanUp: AsyncDisposableStack) => Promise<Finding[]>> = {
  'Coach payload, 40 athletes x 90 days, three series': measureCoachPayload,
  "The AI coach's records, 200 athletes x 90 days": measureCoachRecords,
  'Ingest, 8 athletes x 90 days': measureIngest,
  'Administration, 5,000 users, 200 teams': measureAdministration,
  'Analytics tab, 90 days, main-thread time': measureAnalyticsTab,
  'Start-up': (cleanUpPart) => measureStartUp(demoDir, cleanUpPart),
  Screens: (cleanUpPart) => measureScreens(demoDir, cleanUpPart),
}

/** Findings by the title of their part. */
const parts: Record<string, Finding[]> = {}
try {
  for (const [title, measure] of Object.entries(PARTS)) {
    const cleanUpPart = cleanUp.use(new AsyncDisposableStack())
    parts[title] = await measure(cleanUpPart)
    await cleanUpPart.disposeAsync()
    console.log(table(title, parts[title]))
  }
  await writeResults(parts)
  await stopEverything(0)
} catch (error) {
  console.error(error)
  await stopEverything(1)
}
