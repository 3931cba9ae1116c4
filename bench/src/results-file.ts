import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const PATH = join(import.meta.dirname, '../results.json')
const GIBIBYTE = 1024 ** 3

/** Writes `bench/results.json`. */
export async function writeResults(parts: Record<string, readonly Finding[]>): Promise<void> {
  const [cpu] = cpus()
  const machine = {
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / GIBIBYTE),
    node: process.version,
  }
  await writeFile(PATH, `${JSON.stringify({ date: new Date().toISOString(), machine, parts }, null, 2)}\n`)
}
