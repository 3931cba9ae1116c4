import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/**
 * The level where another step costs more time than the bytes it saves (docs/decisions/0004-columnar-arrays.md: 9.8 ms for a team
 * of 40 x 90 days).
 */
const GZIP_LEVEL = 6

/** The finished body of a reply: JSON as bytes, compressed off the main thread the first time that a client wants it so. */
export class Payload {
  readonly plain: Buffer
  /** The same in every process for the same bytes. */
  readonly tag: string
  private zipped: Promise<Buffer> | undefined
  private zippedBytes = 0

  /** @param pieces of JSON, one after the other: joined as text first, they would be copied three times */
  constructor(pieces: readonly string[]) {
    this.plain = bytesOf(pieces)
    this.tag = hash('sha1', this.plain, 'base64url')
  }

  gzipped(): Promise<Buffer> {
    this.zipped ??= compress(this.plain, { level: GZIP_LEVEL }).then((bytes) => {
      this.zippedBytes = bytes.length
      return bytes
    })
    return this.zipped
  }

  /** What it holds in memory. */
  get bytes(): number {
    return this.plain.length + this.zippedBytes
  }
}

function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let written = 0
  for (const piece of pieces) written += bytes.write(piece, written)
  return bytes
}
