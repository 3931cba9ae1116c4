import { measureAdministration } from './administration.ts'
import { measureAnalyticsTab } from './analytics-tab.ts'
import { measureBackup } from './backup.ts'
import { measureCoachPayload } from './coach-payload.ts'
import { measureCoachRecords } from './coach-records.ts'
import type { Finding } from './finding.ts'
import { measureIngest } from './ingest.ts'
import { measureLoad } from './load/load.ts'
import { measureMixedMakers } from './mixed-makers.ts'
import { measurePeers } from './peers/peers.ts'
import { measureScale } from './scale/scale.ts'
import { measureScreens } from './screens.ts'
import { measureStartUp } from './start-up.ts'
import { measureWearables } from './wearables/wearables.ts'

export interface Part {
  title: string
  /** @param demoDir data directory of the demo, which the start-up part creates and the screens are measured on */
  measure(cleanUp: AsyncDisposableStack, demoDir: string): Promise<Finding[]>
}

/** What `npm run bench` measures, in this order. */
export const PARTS: readonly Part[] = [
  { title: 'Coach payload, 40 athletes x 90 days, three series', measure: measureCoachPayload },
  { title: 'A team of two makers, 40 athletes x 90 days, three series', measure: measureMixedMakers },
  { title: "The AI coach's records, 200 athletes x 90 days", measure: measureCoachRecords },
  { title: 'Ingest, 8 athletes x 90 days', measure: measureIngest },
  { title: 'Administration, 5,000 users, 200 teams', measure: measureAdministration },
  { title: 'Analytics tab, 90 days, main-thread time', measure: measureAnalyticsTab },
  { title: 'Start-up', measure: (cleanUp, demoDir) => measureStartUp(demoDir, cleanUp) },
  { title: 'Screens', measure: (cleanUp, demoDir) => measureScreens(demoDir, cleanUp) },
]

/** What takes minutes and is measured only when named: `npm run bench -- backup`. */
export const LONG_PARTS: Readonly<Record<string, Part>> = {
  /** Takes `--athletes 1000,10000,100000` and `--days 90`. */
  scale: { title: 'Scale, by number of athletes', measure: measureScale },
  backup: { title: 'Backup of a large club, 2,000 athletes x 90 days', measure: measureBackup },
  load: { title: 'Load, 500 open pages and 100 reads a second', measure: measureLoad },
  wearables: { title: 'Wearables of several makers, 40 athletes x 90 days', measure: measureWearables },
  peers: { title: 'Beside usual libraries, 40 athletes x 90 days', measure: measurePeers },
}
