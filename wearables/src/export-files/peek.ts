import type { ExportEntry } from './export-format.ts'

/** A file whose beginning was looked at. One of `rest` and `close` has to be called. */
export interface PeekedFile {
  /** The first bytes: as many as were asked for, or more, or the whole file. */
  head: Uint8Array
  /** All bytes, the first ones too. */
  rest(): AsyncGenerator<Uint8Array, void, undefined>
  /** Unpacks no more. */
  close(): Promise<void>
}

/** Unpacks the beginning of a file, to know it by its content. @throws as `ExportEntry.bytes` */
export async function peek(entry: ExportEntry, headBytes: number, limitBytes: number): Promise<PeekedFile> {
  const pieces = entry.bytes(limitBytes)[Symbol.asyncIterator]()
  const head: Uint8Array[] = []
  for (let length = 0; length < headBytes; ) {
    const next = await pieces.next()
    if (next.done) break
    head.push(Buffer.from(next.value)) // whoever gave it may use its memory again
    length += next.value.length
  }
  const close = async () => void (await pieces.return?.())
  return {
    head: Buffer.concat(head),
    async *rest() {
      yield* head
      try {
        for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
      } finally {
        await close()
      }
    },
    close,
  }
}
