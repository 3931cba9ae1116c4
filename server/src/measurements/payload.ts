import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/**
 * Above this level, compressing costs more time than the saved bytes are worth (docs/decisions/0004-columnar-arrays.md: 9.8 ms
 * for a team of 40 x 90 days).
 */
const GZIP_LEVEL = 6

/** The finished body of a reply: JSON as bytes, compressed off the main thread when the first client asks for it. */
export class Payload {
  readonly plain: Buffer
  /** The same in every process for the same bytes. */
  readonly tag: string
  private zipped: Promise<Buffer> | undefined
  private zippedBytes = 0

  /** @param pieces of JSON, in order: joining them as text first would copy them three times */
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

  /** Its size in memory. */
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
