// Writes .br and .gz beside each compressible file of the build, so that the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FOLDER = new URL('build/client/', import.meta.url).pathname
const COMPRESSES = /\.(js|css|html|svg|json)$/
/** Below this the headers cost more than the bytes saved. */
const LEAST_BYTES = 1024

for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSES.test(path)) continue
  const file = join(FOLDER, path)
  const bytes = readFileSync(file)
  if (bytes.length < LEAST_BYTES) continue
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}
