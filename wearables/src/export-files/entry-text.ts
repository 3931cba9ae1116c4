import { ExportRefused } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'

/** All bytes of a file of an export. @throws ExportRefused for one that is longer than `limitBytes`, locked or damaged */
export async function bytesOf(entry: ExportEntry, limitBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of entry.bytes(limitBytes)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Its text, without a byte order mark. @throws ExportRefused as `bytesOf`, and for what is no text in UTF-8 */
export async function textOf(entry: ExportEntry, limitBytes: number): Promise<string> {
  const bytes = await bytesOf(entry, limitBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text // PostgreSQL cannot store it either
  } catch (cause) {
    throw notText(entry, cause)
  }
  throw notText(entry)
}

/** Its JSON. @throws ExportRefused as `textOf`, and for what is no JSON */
export async function jsonOf(entry: ExportEntry, limitBytes: number): Promise<unknown> {
  const text = await textOf(entry, limitBytes)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ExportRefused({ file: baseName(entry.path) }, 'is damaged: it is no whole JSON', { cause })
  }
}

function notText({ path }: ExportEntry, cause?: unknown): ExportRefused {
  return new ExportRefused({ file: baseName(path) }, 'is not a text file in UTF-8', { cause })
}
