import { type Readable, Transform } from 'node:stream'
import { Refusal } from '@corner/contract/refusal.ts'

/** The limit for all uploads that this process holds in memory until they are read. */
const BYTES_TOGETHER = 240 * 1024 * 1024

interface Upload {
  bytes: number
  isComplete: boolean
  stream: Transform
}

/**
 * The uploads that this process is receiving. One at a time per user, so that slow or many uploads of one user do not block
 * others; when memory runs short, the largest incomplete one is aborted. http/body-deadline.ts ends those that hardly progress.
 */
export class Uploads {
  private readonly byUser = new Map<string, Upload>()
  private bytes = 0
  private readonly bytesTogether: number

  constructor(bytesTogether = BYTES_TOGETHER) {
    this.bytesTogether = bytesTogether
  }

  /**
   * Starts receiving an upload; call `end` when it has been processed.
   * @returns the same bytes; the stream fails with a Refusal when the upload is too slow, breaks off, or must be aborted
   * @throws Refusal `too_many_requests` while another upload of this user is in progress
   */
  begin(userId: string, body: Readable): { stream: Readable; end: () => void } {
    if (this.byUser.has(userId))
      throw new Refusal(
        'too_many_requests',
        'Another export of yours is being taken in. Please wait until it is done.',
        {
          retryAfterSeconds: 20,
        },
      )
    const upload: Upload = { bytes: 0, isComplete: false, stream: this.counted(() => upload) }
    this.byUser.set(userId, upload)
    upload.stream.on('error', () => {}) // reported to the reader of the stream, if there is one yet
    const brokenOff = (error?: Error) => {
      if (upload.isComplete) return
      this.release(upload)
      upload.stream.destroy(
        error instanceof Refusal ? error : new Refusal('bad_input', 'The upload broke off before its end'),
      )
    }
    if (body.destroyed) brokenOff()
    else
      body
        .once('error', brokenOff)
        .once('close', () => brokenOff())
        .pipe(upload.stream)
    return { stream: upload.stream, end: () => this.end(userId, upload) }
  }

  private counted(uploadOf: () => Upload): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const upload = uploadOf()
        upload.bytes += chunk.length
        this.bytes += chunk.length
        this.makeRoom()
        done(null, chunk)
      },
      flush: (done) => {
        const upload = uploadOf()
        upload.isComplete = true
        done()
      },
    })
  }

  /** A complete upload only waits to be read, and is not aborted. */
  private makeRoom(): void {
    while (this.bytes > this.bytesTogether) {
      const incomplete = [...this.byUser.values()].filter(({ isComplete, stream }) => !isComplete && !stream.destroyed)
      if (incomplete.length === 0) return
      const largest = incomplete.reduce((a, b) => (b.bytes > a.bytes ? b : a))
      this.stop(
        largest,
        new Refusal('too_many_requests', 'Many exports are being taken in just now. Please try again shortly.', {
          retryAfterSeconds: 60,
        }),
      )
    }
  }

  private stop(upload: Upload, refusal: Refusal): void {
    this.release(upload)
    upload.stream.destroy(refusal)
  }

  private end(userId: string, upload: Upload): void {
    this.release(upload)
    upload.stream.destroy()
    if (this.byUser.get(userId) === upload) this.byUser.delete(userId)
  }

  private release(upload: Upload): void {
    this.bytes -= upload.bytes
    upload.bytes = 0
  }
}
