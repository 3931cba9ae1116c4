import { strToU8, Zip, ZipDeflate } from 'fflate'

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

  /** Adds a file out of its parts, in their order. */
  async add(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = this.at
    this.zip.add(file)
    for await (const text of texts) file.push(strToU8(text))
    file.push(new Uint8Array(), true)
  }

  /** The whole, once every file is in it. */
  finish(): Buffer {
    this.zip.end()
    return Buffer.concat(this.parts)
  }
}
