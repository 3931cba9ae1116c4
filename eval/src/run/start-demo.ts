import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = join(import.meta.dirname, '../../../server/src/main.ts')
const READY = /^Ready on (http:\S+)/

/**
 * Starts the demo on a free port, with data that is deleted when the stack is disposed.
 * @returns its address
 * @throws Error with its output when it ends before it is ready
 */
export async function startDemo(
  seed: string | undefined,
  environment: Record<string, string | undefined>,
  cleanUp: AsyncDisposableStack,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corner-eval-'))
  cleanUp.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711) // when run as root, PostgreSQL's own user must be able to enter
  const seeded = seed === undefined ? {} : { DEMO_SEED: seed }
  const program = spawn(process.execPath, [PROGRAM, '--demo'], {
    env: { ...environment, PORT: '0', DATA_DIR: folder, ...seeded },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(program, 'close')
  cleanUp.defer(async () => {
    program.kill('SIGINT')
    await ended
  })
  const ready = Promise.withResolvers<string>()
  const said: string[] = []
  for (const stream of [program.stdout, program.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line)
      const address = READY.exec(line)?.[1]
      if (address) ready.resolve(address)
    })
  void ended.then(() => ready.reject(new Error(`The demo ended before it was ready.\n${said.join('\n')}`)))
  return ready.promise
}
