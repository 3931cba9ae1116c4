import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { type AsyncFlateStreamHandler, Zip, type ZipInputFile } from 'fflate'

/** APPNOTE.TXT, 4.4.5: deflated. */
const DEFLATED = 8

/** Builds a zip file by file, part by part; only its compressed bytes are kept. */
export class ZipFile {
  private readonly parts: Uint8Array[] = []
  private readonly zip: Zip
  private readonly at: Date

  constructor(at: Date) {
    this.at = at
    this.zip = new Zip((error, part) => {
      if (error) throw error
      this.parts.push(part)
    })
  }

  /** Adds a file from its parts, in their order. */
  async add(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new DeflatedFile(name, this.at)
    this.zip.add(file)
    await file.write(texts)
  }

  /** The finished zip, once every file is in it. */
  finish(): Buffer {
    this.zip.end()
    return Buffer.concat(this.parts)
  }
}

/** Compressed on Node's threads: `fflate` itself would block all other requests for tens of milliseconds per page. */
class DeflatedFile implements ZipInputFile {
  readonly compression = DEFLATED
  readonly filename: string
  readonly mtime: Date
  /** Of the uncompressed bytes, as is the size. */
  crc = 0
  size = 0
  /** Set by the zip. */
  ondata?: AsyncFlateStreamHandler

  constructor(filename: string, mtime: Date) {
    this.filename = filename
    this.mtime = mtime
  }

  async write(texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    await pipeline(
      this.measured(texts),
      createDeflateRaw(),
      async (compressed: AsyncIterable<Uint8Array<ArrayBuffer>>) => {
        for await (const part of compressed) this.ondata?.(null, part, false)
      },
    )
    this.ondata?.(null, new Uint8Array(), true)
  }

  private async *measured(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
    for await (const text of texts) {
      const bytes = Buffer.from(text)
      this.crc = crc32(bytes, this.crc)
      this.size += bytes.length
      yield bytes
    }
  }
}
