import { damaged } from './comment-lines.ts'
import { END_OF_ROWS } from './format.ts'

/** A header of a few hundred migrations is shorter by far: a longer line is none of ours. */
const LONGEST_LINE = 1_000_000
const LINE_FEED = 10
const END = Buffer.from(END_OF_ROWS)
const NOTHING = Buffer.alloc(0)

/** Reads a backup's text, line by line and rows in pieces, whatever the pieces are in which it arrives. */
export class TextReader {
  private readonly chunks: AsyncIterator<Buffer>
  private rest: Buffer = NOTHING

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** The next line, without its end. @throws Refusal where the text ends before */
  async line(): Promise<string> {
    for (let from = 0; ; ) {
      const end = this.rest.indexOf(LINE_FEED, from)
      if (end !== -1) return this.take(end + 1).toString('utf8', 0, end)
      if (this.rest.length > LONGEST_LINE) throw damaged('it is not a backup of Corner')
      from = this.rest.length
      await this.more()
    }
  }

  /** The rows up to the line that ends them, which is taken, too. */
  async *rows(): AsyncGenerator<Buffer> {
    for (let atLineStart = true; ; ) {
      const end = this.findEnd(atLineStart)
      if (end !== -1) {
        if (end > 0) yield this.take(end)
        this.take(END.length)
        return
      }
      // The last bytes may be the beginning of the line that ends the rows.
      const sure = this.rest.length - END.length
      if (sure > 0) {
        const piece = this.take(sure)
        atLineStart = piece[piece.length - 1] === LINE_FEED
        yield piece
      }
      await this.more()
    }
  }

  /** Whether nothing follows. */
  async isAtEnd(): Promise<boolean> {
    if (this.rest.length > 0) return false
    const { done, value } = await this.chunks.next()
    if (!done) this.rest = value
    return Boolean(done)
  }

  private findEnd(atLineStart: boolean): number {
    for (let at = this.rest.indexOf(END); at !== -1; at = this.rest.indexOf(END, at + 1))
      if (at === 0 ? atLineStart : this.rest[at - 1] === LINE_FEED) return at
    return -1
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    return taken
  }

  private async more(): Promise<void> {
    const { done, value } = await this.chunks.next()
    if (done) throw damaged('it ends in the middle')
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, value]) : value
  }
}
