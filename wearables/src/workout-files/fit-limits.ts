import { ExportRefused } from '../own-export/export-refused.ts'

/** A week with a point a second, and as much again. */
const MOST_MESSAGES = 1_000_000
/** Of those that the decoder keeps: one for a sport, and some for its laps' zones. */
const MOST_KEPT = 20_000
const [DEFINITION, DEVELOPER, COMPRESSED] = [0x40, 0x20, 0x80]
const TIMESTAMP = 253

interface Definition {
  /** Of the definition itself. */
  length: number
  messageLength: number
  /** That of a message whose time stands in its header. */
  compressedLength: number
  isKept: boolean
}

/**
 * Refuses a file made of messages without content: sixteen million fit into as many bytes, and the decoder keeps each that it is
 * asked for. Counts them by their declared lengths alone (FIT protocol: record headers and definitions).
 * @param from where the messages begin
 * @param kept numbers of the messages that the decoder is asked for
 * @throws ExportRefused
 */
export function checkMessageCount(
  bytes: Uint8Array,
  { from, until, kept }: { from: number; until: number; kept: readonly number[] },
  file: string,
): void {
  const definitions = new Map<number, Definition>()
  let [count, countKept] = [0, 0]
  for (let at = from; at < until; ) {
    const header = bytes[at] ?? 0
    const isCompressed = (header & COMPRESSED) !== 0
    if (++count > MOST_MESSAGES || countKept > MOST_KEPT)
      throw new ExportRefused({ file }, 'holds more messages than a training has')
    if (!isCompressed && (header & DEFINITION) !== 0) {
      const definition = definitionAt(bytes, at, kept)
      definitions.set(header & 15, definition)
      at += definition.length
      continue
    }
    const definition = definitions.get(isCompressed ? (header >> 5) & 3 : header & 15)
    if (definition?.isKept) countKept++
    at += 1 + ((isCompressed ? definition?.compressedLength : definition?.messageLength) ?? 0)
  }
}

function definitionAt(bytes: Uint8Array, at: number, kept: readonly number[]): Definition {
  const byte = (place: number) => bytes[at + place] ?? 0
  const fields = byte(5)
  const hasDeveloperFields = (byte(0) & DEVELOPER) !== 0
  const developerAt = 6 + fields * 3
  const developerFields = hasDeveloperFields ? byte(developerAt) : 0
  const sizes = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => byte(start + index * 3 + 1)).reduce((sum, size) => sum + size, 0)
  const messageLength = sizes(6, fields) + sizes(developerAt + 1, developerFields)
  const timeLength = fields > 0 && byte(6) === TIMESTAMP ? byte(7) : 0
  return {
    length: developerAt + (hasDeveloperFields ? 1 + developerFields * 3 : 0),
    messageLength,
    compressedLength: messageLength - timeLength,
    isKept: kept.includes(byte(2) === 0 ? byte(3) + byte(4) * 256 : byte(3) * 256 + byte(4)),
  }
}
