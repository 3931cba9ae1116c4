import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipOf } from '@corner/wearables/export-files/zip-for-tests.ts'
import { fitbitSample } from '@corner/wearables/fitbit/export/sample-export.ts'
import { garminSample } from '@corner/wearables/garmin/export/sample-export.ts'
import { ouraFiles } from '@corner/wearables/oura/export/sample-export.ts'
import { polarFiles } from '@corner/wearables/polar/export/sample-export.ts'
import { exportFile } from '../../faults/export-file.ts'
import { writeAppleFile } from './apple-file.ts'

const LAST_DAY = '2026-07-27'
const YEARS = 10
const DAYS = 3650
/** Of each of Garmin's activities: an hour of intervals. */
const LAPS = 60

/** Ten years of somebody who wears a device each day, in the files of one maker. */
export interface MakersFile {
  maker: string
  /** As its sender calls it. */
  name: string
  /** Who it names: others are asked whether it is theirs. */
  owner: { first_name: string; last_name: string }
  write(path: string): Promise<void>
}

const SAM = { first_name: 'Sam', last_name: 'Sample' }
const ADA = { first_name: 'Ada', last_name: 'Lovelace' }

export const MAKERS_FILES: readonly MakersFile[] = [
  { maker: 'Apple', name: 'export.xml', owner: ADA, write: (path) => writeAppleFile(path, LAST_DAY, DAYS) },
  zipped('Fitbit', () => Object.fromEntries(fitbitSample({ lastDay: LAST_DAY, years: YEARS }))),
  zipped('Garmin', () => Object.fromEntries(garminSample({ lastDay: LAST_DAY, years: YEARS, laps: LAPS }))),
  zipped('Oura', () => ouraFiles({ lastDay: LAST_DAY, nights: DAYS })),
  zipped('Polar', () => polarFiles({ lastDay: LAST_DAY, nights: DAYS }), ADA),
  { maker: 'WHOOP', name: 'whoop.zip', owner: SAM, write: (path) => writeFile(path, exportFile(DAYS)) },
]

export async function writeMakersFile(folder: string, { name, write }: MakersFile): Promise<string> {
  const path = join(folder, name)
  await write(path)
  return path
}

function zipped(maker: string, files: () => Record<string, string>, owner = SAM): MakersFile {
  return { maker, name: `${maker.toLowerCase()}.zip`, owner, write: (path) => writeFile(path, zipOf(files())) }
}
