import { ExportRefused } from '../own-export/export-refused.ts'
import type { ExportEntry, ExportFormat } from './export-format.ts'
import { HEAD_BYTES, type OpenedUpload } from './open-upload.ts'
import { peek } from './peek.ts'

/** Of a zip whose names nobody knows: a maker's files under other names are among the first. */
const HEADS_READ = 20
/** Names of intimate files, which nobody looks into: journals, notes, women's health. */
const PRIVATE = /journal|logbuch|diário|note|tag|menstru|women|period|pregnan/i

/**
 * Whose file an upload is: by the names of its files, or else by the first bytes of some of them.
 * @throws ExportRefused with a sentence that names what Corner reads
 */
export async function recognise(
  { entries, head }: Pick<OpenedUpload, 'entries' | 'head'>,
  formats: readonly ExportFormat[],
): Promise<ExportFormat> {
  const paths = entries.map(({ path }) => path)
  const named = formats.find((format) => format.isOurs(paths, head))
  if (named) return named
  const unnamed = entries.filter(({ path }) => !PRIVATE.test(path))
  for (const entry of head.length === 0 ? unnamed.slice(0, HEADS_READ) : []) {
    const first = await firstBytes(entry)
    const found = formats.find((format) => format.isOurs([entry.path], first))
    if (found) return found
  }
  throw new ExportRefused({}, `${whatItIs(paths, head)} Corner reads: ${formats.map(({ label }) => label).join(', ')}`)
}

async function firstBytes(entry: ExportEntry): Promise<Uint8Array> {
  const { head, close } = await peek(entry, HEAD_BYTES, Number.POSITIVE_INFINITY)
  await close()
  return head.subarray(0, HEAD_BYTES)
}

const GZIP = [0x1f, 0x8b]

function whatItIs(paths: readonly string[], head: Uint8Array): string {
  if (paths.length === 0) return 'This zip is empty.'
  if (head.length === 0 && paths.every((path) => /\.zip$/i.test(path)))
    return 'This zip holds only another zip: unpack it once, and bring in the one inside.'
  if (GZIP.every((byte, place) => head[place] === byte))
    return 'This is a .tgz or .gz archive: ask the maker for a .zip.'
  return 'Corner does not know this file.'
}
