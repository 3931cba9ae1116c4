import { baseName } from '../../export-files/base-name.ts'
import type { ExportEntry } from '../../export-files/export-format.ts'

const MEGABYTE = 1024 * 1024

/**
 * The only files of a Garmin export that are opened, by their names in whatever folder. It has others of intimate matters
 * (menstrual cycle, pregnancy, weight), of places and of friends, which stay packed.
 */
const FILES = {
  /** Nights and naps. */
  sleep: { name: /^(?:.*_)?sleepData\.json$/i, limitBytes: 512 * MEGABYTE },
  /** HRV, and what else is measured asleep. */
  health: { name: /^(?:.*_)?healthStatusData\.json$/i, limitBytes: 512 * MEGABYTE },
  /** Days: resting heart rate, energy, Body Battery. */
  day: { name: /^UDSFile_.*\.json$/i, limitBytes: 512 * MEGABYTE },
  activity: { name: /^(?:.*_)?summarizedActivities\.json$/i, limitBytes: 2048 * MEGABYTE },
  /** Whose export it is. */
  owner: { name: /^customer\.json$/i, limitBytes: MEGABYTE },
} as const

export type GarminFileKind = keyof typeof FILES

export interface GarminFile {
  kind: GarminFileKind
  /** Without the e-mail address that Garmin puts into names: messages and logs name files. */
  entry: ExportEntry
  limitBytes: number
  rank: string
}

/** In the order of their rank: the newest of each kind is last. */
export function garminFilesOf(entries: readonly ExportEntry[]): GarminFile[] {
  return entries
    .flatMap((given) => {
      const kind = kindOf(given.path)
      const path = given.path.replace(/[^/]*@[^/_]*_/g, '')
      const entry = { path, size: given.size, bytes: (limitBytes: number) => given.bytes(limitBytes) }
      return kind ? [{ kind, entry, limitBytes: FILES[kind].limitBytes, rank: rankOf(given.path) }] : []
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
}

/** undefined: not a file that is read. */
export function kindOf(path: string): GarminFileKind | undefined {
  const name = baseName(path)
  if (name.startsWith('._')) return undefined // macOS adds one for each file
  return (Object.keys(FILES) as GarminFileKind[]).find((kind) => FILES[kind].name.test(name))
}

/**
 * Sorts by the last day in a file's name, and then the name: of two rows about the same day, that in the newest file counts.
 * `2026-01-01_2026-04-10_<number>_sleepData.json`, `UDSFile_2026-01-01_2026-04-10.json`
 */
function rankOf(path: string): string {
  const days = baseName(path).match(/\d{4}-\d\d-\d\d/g) ?? []
  return `${days.sort().at(-1) ?? ''} ${path}`
}
