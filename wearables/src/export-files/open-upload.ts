import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { ExportRefused } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'
import { openZip } from './zip-entries.ts'

/** Enough for the headers of a CSV file and the start of an XML one. */
export const HEAD_BYTES = 4096

/** An upload that lies on disk. */
export interface OpenedUpload {
  entries: readonly ExportEntry[]
  /** Its first bytes; none of a zip, whose files have their own. */
  head: Uint8Array
  close(): void
}

/**
 * The files of an upload: of a zip, or itself.
 * @param name as its sender calls it
 * @throws ExportRefused for an empty file, and for a zip that is cut off or damaged
 */
export async function openUpload(path: string, name: string): Promise<OpenedUpload> {
  const { head, size } = await readHead(path)
  if (size === 0) throw new ExportRefused({}, 'This file is empty')
  if (isZip(head)) return { ...(await openZip(path)), head: new Uint8Array() }
  const file = baseName(name.replaceAll('\\', '/')) || 'The file'
  const bytes = (limitBytes: number) => {
    if (size > limitBytes) throw new ExportRefused({ file }, `is larger than ${Math.round(limitBytes / 1024 ** 2)} MB`)
    return createReadStream(path)
  }
  return { entries: [{ path: file, size, bytes }], head, close: () => {} }
}

/** A zip begins with the header of its first file, an empty one with its end record. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
}

async function readHead(path: string): Promise<{ head: Uint8Array; size: number }> {
  await using file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return { head: buffer.subarray(0, bytesRead), size }
}
