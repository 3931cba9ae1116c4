import { baseName } from '../export-files/base-name.ts'
import type {
  ExportEntry,
  ExportFormat,
  ExportReading,
  ReadExportFile,
  SkippedPart,
} from '../export-files/export-format.ts'
import { withProgress } from '../export-files/read-progress.ts'
import { checkDailyLimit } from '../own-export/daily-limit.ts'
import { readXml } from '../xml/read-xml.ts'
import { APPLE_CAPABILITIES } from './capabilities.ts'
import { candidates, isAppleHealth, notFound, openIfHealthData } from './find-export.ts'
import { HealthData } from './health-data.ts'
import { LEFT_OUT } from './record-types.ts'
import { type LeftAside, recordsOf } from './records.ts'
import { withoutUnreadRecords } from './skip-records.ts'

/** Ten years of a watch are about 3 GB. */
const LIMIT_BYTES = 12 * 1024 ** 3

/** `Export All Health Data` of the iPhone (docs/apple-health.md): sleep, what was measured in it, and workouts. */
export const appleExport: ExportFormat = {
  provider: 'apple',
  capabilities: APPLE_CAPABILITIES,
  label: 'Apple Health export',
  howToGet:
    'On the iPhone open Health, tap your picture at the top right, then Export All Health Data. After some minutes send or save the file export.zip.',
  accepts: ['.zip', '.xml'],
  isOurs: isAppleHealth,
  read: readAppleHealth,
}

async function readAppleHealth(entries: readonly ExportEntry[], reading: ExportReading): Promise<ReadExportFile> {
  for (const entry of candidates(entries)) {
    const [told = entry] = withProgress([entry], reading)
    const pieces = await openIfHealthData(told, LIMIT_BYTES)
    if (!pieces) continue
    const file = baseName(entry.path)
    const data = new HealthData(file, reading.now)
    await readXml(withoutUnreadRecords(pieces), file, data)
    return result(data, file, reading.now)
  }
  throw notFound(entries)
}

function result(data: HealthData, file: string, now: Date): ReadExportFile {
  const { records, leftAside } = recordsOf(data, now)
  const fileIfAny = (list: readonly unknown[]) => (list.length > 0 ? file : null)
  const files = {
    cycles: fileIfAny(records.cycles),
    sleeps: fileIfAny(records.sleeps),
    workouts: fileIfAny(records.workouts),
  }
  checkDailyLimit(records, files)
  // `<Me>` holds a birthday and a blood group, which are not read, and no name.
  return { records, files, skipped: skippedParts(data, leftAside), owner: null }
}

function skippedParts(data: HealthData, leftAside: LeftAside): SkippedPart[] {
  const parts: SkippedPart[] = [
    { what: 'sleeps', why: 'another device or app recorded the same night', count: leftAside.sleeps },
    { what: 'workouts', why: 'another device or app recorded the same training', count: leftAside.workouts },
    { what: 'sleeps', why: 'they go on for more than a day', count: leftAside.endless },
    // Before iOS 27 there was no other type for it: Oura's and others' values are known to stand there.
    {
      what: 'HRV values',
      why: 'apps other than the watch write rMSSD where Apple means SDNN',
      count: data.doubtfulHrv,
    },
    { what: 'records', why: 'they lie in the future', count: data.inFuture },
    { what: 'records', why: 'their time, unit or value cannot be read', count: data.unreadable },
    ...[...data.leftOut].flatMap(([type, count]) => {
      const told = LEFT_OUT[type]
      return told ? [{ ...told, count }] : []
    }),
  ]
  return parts.filter(({ count }) => count > 0)
}
