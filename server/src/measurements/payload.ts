import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]
/**
 * Above this level, compressing costs more time than the saved bytes are worth (docs/decisions/0004-columnar-arrays.md: 9.8 ms
 * for a team of 40 x 90 days).
 */
const GZIP_LEVEL = 6

/**
 * The finished body of a reply: JSON as bytes, compressed off the main thread when the first client asks for it. From then on only
 * the compressed bytes are kept, a sixth of them: clients that want others are rare.
 */
export class Payload {
  private held: Buffer | undefined
  /** The same in every process for the same bytes. */
  readonly tag: string
  private zipped: Promise<Buffer> | undefined
  private zippedBytes = 0

  /** @param pieces of JSON, in order: joining them as text first would copy them three times */
  constructor(pieces: readonly string[]) {
    this.held = bytesOf(pieces)
    this.tag = hash('sha1', this.held, 'base64url')
  }

  async plain(): Promise<Buffer> {
    return this.held ?? decompress(await this.gzipped())
  }

  gzipped(): Promise<Buffer> {
    this.zipped ??= this.compress()
    return this.zipped
  }

  private async compress(): Promise<Buffer> {
    const bytes = await compress(this.held ?? '', { level: GZIP_LEVEL })
    this.zippedBytes = bytes.length
    this.held = undefined
    return bytes
  }

  /** Its size in memory. */
  get bytes(): number {
    return (this.held?.length ?? 0) + this.zippedBytes
  }
}

function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let written = 0
  for (const piece of pieces) written += bytes.write(piece, written)
  return bytes
}
