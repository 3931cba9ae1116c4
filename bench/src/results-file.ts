import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const FOLDER = join(import.meta.dirname, '..')
const GIBIBYTE = 1024 ** 3

/** Writes `bench/results.json`, or `bench/results-NAME.json` of a part that was measured by its name. */
export async function writeResults(parts: Record<string, readonly Finding[]>, name?: string): Promise<void> {
  const [cpu] = cpus()
  const machine = {
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / GIBIBYTE),
    node: process.version,
  }
  const path = join(FOLDER, name === undefined ? 'results.json' : `results-${name}.json`)
  await writeFile(path, `${JSON.stringify({ date: new Date().toISOString(), machine, parts }, null, 2)}\n`)
}
