import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Scores } from './audit.ts'

const PATH = join(import.meta.dirname, '../../lighthouse.json')

/** Writes `bench/lighthouse.json`. */
export async function writeScores(pages: readonly Scores[]): Promise<void> {
  const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
  await writeFile(PATH, `${JSON.stringify({ date: new Date().toISOString(), machine, pages }, null, 2)}\n`)
}
