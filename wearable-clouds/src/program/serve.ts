import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { CommonSettings, Environment } from './environment.ts'

const CLOSE_WITHIN_MS = 900

/** One simulated cloud. */
interface Program<Settings extends CommonSettings> {
  /** In the ready line. */
  name: string
  /** @throws RangeError naming the invalid variable */
  read(environment: Environment): Settings
  build(settings: Settings): { app: FastifyInstance }
}

/** Reads the environment, listens, prints the ready line, and closes on SIGTERM and SIGINT. */
export async function serve<Settings extends CommonSettings>({ name, read, build }: Program<Settings>): Promise<void> {
  const settings = readOrExit(read)
  const { app } = build(settings)
  /** An open connection must not keep the process alive. */
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  const address = await app.listen({ port: settings.port, host: settings.host })
  console.log(`${name} simulator ready on ${address}`)
  flushCompileCache() // now, because a killed process does not write its cache
}

function readOrExit<Settings>(read: (environment: Environment) => Settings): Settings {
  try {
    return read(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
