import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/** The level where another step costs more time than the bytes it saves (design.md: 9.8 ms for a team of 40 x 90 days). */
const GZIP_LEVEL = 6

/** The finished body of a reply: JSON as bytes, compressed off the main thread the first time that a client wants it so. */
export class Payload {
  readonly plain: Buffer
  /** The same in every process for the same bytes. */
  readonly tag: string
  private zipped: Promise<Buffer> | undefined
  private zippedBytes = 0

  constructor(json: string) {
    this.plain = Buffer.from(json)
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
