import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  name: string
  content: Buffer
  /** What the directory claims, where it lies. */
  claimedBytes?: number
}

/** A zip of these entries, written by hand, because no library writes one that lies. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes = content.length } of entries) {
    const path = Buffer.from(name)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedBytes, 18)
    common.writeUInt16LE(path.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path]))
    files.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}
