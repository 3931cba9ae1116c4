import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run eval`: first the results of the coach's reader on the unread parts of its corpus, then the questions to a
// running Corner. A language model does not use that reader: with `--model` those parts stay unread.

const HOUSE = join(import.meta.dirname, '../..')
const UNREAD_PARTS = ['test', 'test-2', 'test-3']

const parts = process.argv.includes('--model') ? [] : UNREAD_PARTS
const failed = parts.find((part) => spawnMeasure(part) !== 0)
if (failed === undefined) await import('./main.ts')
else process.exitCode = 1

function spawnMeasure(part: string): number | null {
  const measure = ['coach/train/measure.ts', part]
  return spawnSync(process.execPath, measure, { cwd: HOUSE, stdio: 'inherit' }).status
}
