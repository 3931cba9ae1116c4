import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const TIME_LIMIT_MS = 30 * 60_000
const MAX_OUTPUT_BYTES = 1_000_000

/**
 * Runs the operator's program after a backup, to copy it elsewhere. No shell takes part: the file is its one argument.
 * @throws Error with the end of what it said, when it fails or takes longer than half an hour
 */
export async function runHook(
  program: string,
  { path, origin, isProved }: { path: string; origin: string; isProved: boolean },
): Promise<void> {
  const facts = { CORNER_BACKUP_ORIGIN: origin, CORNER_BACKUP_PROVED: isProved ? 'yes' : 'no' }
  try {
    await promisify(execFile)(program, [path], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...facts },
      timeout: TIME_LIMIT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
    })
  } catch (error) {
    const { stderr = '', message, killed } = error as Error & { stderr?: string; killed?: boolean }
    const said = stderr.trim().split('\n').at(-1) || message
    throw new Error(`BACKUP_HOOK ${killed ? 'took longer than 30 minutes' : `failed: ${said}`}`, { cause: error })
  }
}
