import FitParser from 'fit-file-parser'
import { ExportRefused } from '../own-export/export-refused.ts'
import { checkMessageCount } from './fit-limits.ts'

/** The numbers of FIT's global profile for what is read; positions, samples and the wearer's profile are not. */
export const MESSAGES = { fileId: 0, session: 18, activity: 34, timeInZone: 216 } as const

const KEPT = Object.values(MESSAGES)

/** One message: its fields by number, without those that the device left empty. */
export interface FitMessage {
  number: number
  field(number: number): number | undefined
  /** An array's elements; null for one that is empty. */
  list(number: number): (number | null)[]
}

/** Width and "no value" of FIT's unsigned integers, by base type. Others are not among the fields that are read. */
const UNSIGNED: Readonly<Record<number, { width: 1 | 2 | 4; empty: number }>> = {
  0: { width: 1, empty: 0xff },
  2: { width: 1, empty: 0xff },
  13: { width: 1, empty: 0xff },
  10: { width: 1, empty: 0 },
  132: { width: 2, empty: 0xffff },
  139: { width: 2, empty: 0 },
  134: { width: 4, empty: 0xffffffff },
  140: { width: 4, empty: 0 },
}
const CRC_BYTES = 2
const MOST_FILES = 50

/** The messages of a FIT file, or of several that stand one behind the other. @throws ExportRefused */
export async function fitMessages(bytes: Uint8Array, file: string): Promise<FitMessage[][]> {
  const files: FitMessage[][] = []
  for (let at = 0; at < bytes.length; ) {
    const header = bytes[at] ?? 0
    if (bytes.length - at < 12 || (header !== 12 && header !== 14)) throw damaged(file)
    const dataBytes = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(4, true)
    const length = header + dataBytes + CRC_BYTES
    if (at + length > bytes.length || files.length >= MOST_FILES) throw damaged(file)
    const one = Buffer.from(bytes.subarray(at, at + length))
    checkMessageCount(one, { from: header, until: header + dataBytes, kept: KEPT }, file)
    files.push(await decoded(one, file))
    at += length
  }
  return files
}

async function decoded(bytes: Buffer<ArrayBuffer>, file: string): Promise<FitMessage[]> {
  const parser = new FitParser({ force: false, rawMessagesOnly: true, includeRawMessages: KEPT })
  try {
    const { raw_messages = [] } = await parser.parseAsync(bytes)
    return raw_messages.map((raw) => ({
      number: raw.global_message_number,
      field: (number) => elements(raw, number)[0] ?? undefined,
      list: (number) => elements(raw, number),
    }))
  } catch (cause) {
    throw damaged(file, cause)
  }
}

type RawMessage = NonNullable<Awaited<ReturnType<FitParser['parseAsync']>>['raw_messages']>[number]

function elements(message: RawMessage, number: number): (number | null)[] {
  const found = message.fields.find((field) => field.field_definition_number === number)
  const kind = found && UNSIGNED[found.base_type]
  if (!kind) return []
  const bytes = Buffer.from(found.raw_value)
  return Array.from({ length: Math.floor(bytes.length / kind.width) }, (_, index) => {
    const [at, { width }] = [index * kind.width, kind]
    const value = message.little_endian ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width)
    return value === kind.empty ? null : value
  })
}

function damaged(file: string, cause?: unknown): ExportRefused {
  return new ExportRefused({ file }, 'is damaged or cut off; download it again', { cause })
}
