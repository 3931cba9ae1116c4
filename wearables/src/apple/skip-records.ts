import { READ_TYPES } from './record-types.ts'

const START = Buffer.from('<Record type="')
const END = Buffer.from('</Record>')
const [QUOTE, LESS, GREATER, SLASH] = [0x22, 0x3c, 0x3e, 0x2f]
/** A record that is longer is left to the reader of XML, which refuses it. */
const LONGEST_RECORD = 256 * 1024

/**
 * The bytes of an export without the `Record`s of types that are not read: millions of heart rates and energies, which would take
 * the reader of XML many times as long. A record that is written in another order of attributes passes. Works on whole tags: in
 * XML no `<` may stand inside one, so the next `<` is behind its end. Each piece that is given has to be used before the next one
 * is asked for: they share their memory, which would otherwise fill with what waits to be collected.
 */
export async function* withoutUnreadRecords(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let [given, kept] = [Buffer.alloc(0), Buffer.alloc(0)]
  let [rest, isInside] = [0, false] // bytes at the beginning of `given` that could not be judged yet
  for await (const piece of pieces) {
    const length = rest + piece.length
    given = withRoomFor(given, length)
    kept = withRoomFor(kept, length)
    given.set(piece, rest)
    const done = skip(given.subarray(0, length), isInside, kept)
    isInside = done.isInside
    rest = length - done.readTo
    given.copyWithin(0, done.readTo, length)
    if (done.length > 0) yield kept.subarray(0, done.length)
  }
  if (!isInside && rest > 0) yield given.subarray(0, rest)
}

/** The same memory, or more of it with the same beginning. */
function withRoomFor(memory: Buffer<ArrayBuffer>, length: number): Buffer<ArrayBuffer> {
  return memory.length >= length ? memory : Buffer.concat([memory], length * 2)
}

/**
 * Copies what is kept of these bytes, up to where they could be judged. `isInside`: that is between the tags of a skipped record.
 */
function skip(given: Buffer, wasInside: boolean, kept: Buffer): { length: number; readTo: number; isInside: boolean } {
  let [length, at, isInside] = [0, 0, wasInside]
  const keepTo = (end: number) => {
    length += given.copy(kept, length, at, end)
    at = end
  }
  for (;;) {
    if (isInside) {
      const end = given.indexOf(END, at)
      if (end === -1) return { length, readTo: Math.max(at, given.length - END.length), isInside }
      at = end + END.length
      isInside = false
    }
    const start = given.indexOf(START, at)
    if (start === -1) {
      keepTo(Math.max(at, given.length - START.length))
      break
    }
    keepTo(start)
    const next = given.indexOf(LESS, start + START.length)
    if (next === -1) {
      if (given.length - start > LONGEST_RECORD) keepTo(given.length)
      break
    }
    const closing = lastVisible(given, next)
    if (isRead(given, start) || given[closing] !== GREATER) keepTo(next)
    else {
      at = next
      isInside = given[closing - 1] !== SLASH
    }
  }
  return { length, readTo: at, isInside }
}

function isRead(given: Buffer, start: number): boolean {
  const from = start + START.length
  return READ_TYPES.has(given.toString('latin1', from, given.indexOf(QUOTE, from)))
}

/** The place of the last byte before this one that is no blank. */
function lastVisible(given: Buffer, end: number): number {
  let at = end - 1
  while ((given[at] ?? 0x21) <= 0x20) at--
  return at
}
