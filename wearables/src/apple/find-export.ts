import { baseName } from '../export-files/base-name.ts'
import type { ExportEntry } from '../export-files/export-format.ts'
import { peek } from '../export-files/peek.ts'
import { ExportRefused } from '../own-export/export-refused.ts'

/** The document for a physician, macOS's own files, and the folders beside the export: never opened. */
const NEVER = /(?:^|\/)(?:__MACOSX|workout-routes|electrocardiograms|clinical-records)\/|(?:^|\/)(?:\._|export_cda\.)/i
const ROOT = /<!DOCTYPE HealthData\b|<HealthData\b/
const HEAD_BYTES = 4096

/** The folder's name is the same in every language; that of the file is not (`Exportieren.xml`). */
const FOLDER = /(?:^|\/)apple_health_export\/[^/]+\.xml$/i
const USUAL_NAME = /(?:^|\/)export(?:_cda)?\.xml$/i
const FOLDER_BESIDE = /(?:^|\/)(?:workout-routes|electrocardiograms)\//i

/** Whether an upload is an export of Apple Health: by its paths, or by the first bytes of an unpacked `export.xml`. */
export function isAppleHealth(paths: readonly string[], head: Uint8Array): boolean {
  const seen = paths.map((path) => path.replaceAll('\\', '/'))
  if (seen.some((path) => FOLDER.test(path) || USUAL_NAME.test(path))) return true
  return seen.some((path) => FOLDER_BESIDE.test(path)) || isHealthData(head)
}

function isHealthData(head: Uint8Array): boolean {
  return ROOT.test(new TextDecoder().decode(head.subarray(0, HEAD_BYTES)))
}

/** Those that can be the export, the largest first: the export is larger than all that lies beside it. */
export function candidates(entries: readonly ExportEntry[]): ExportEntry[] {
  const named = (path: string) => /\.xml$/i.test(path) && !NEVER.test(path)
  const found = entries.length === 1 ? [...entries] : entries.filter(({ path }) => named(path.replaceAll('\\', '/')))
  return found.sort((a, b) => b.size - a.size)
}

/** The file's bytes, if it begins as an export does; else undefined, and no more of it is unpacked. */
export async function openIfHealthData(
  entry: ExportEntry,
  limitBytes: number,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const { head, rest, close } = await peek(entry, HEAD_BYTES, limitBytes)
  if (isHealthData(head)) return rest()
  await close()
  return undefined
}

export function notFound(entries: readonly ExportEntry[]): ExportRefused {
  const file = entries.length === 1 ? baseName(entries[0]?.path ?? '') : null
  return new ExportRefused(
    { file },
    'This is no export of Apple Health: it holds no file with Health data (apple_health_export/export.xml)',
  )
}
