import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run eval`: first how the coach's reader does on the parts of its corpus that nobody reads, then the questions to a running Corner.
// A language model does not read by them: with `--model` they stay unread.

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
