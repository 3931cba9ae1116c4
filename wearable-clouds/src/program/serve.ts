import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { CommonSettings, Environment } from './environment.ts'

const CLOSE_WITHIN_MS = 900

/** A simulated cloud, not yet listening. */
interface BuiltCloud extends Pick<CommonSettings, 'port' | 'host'> {
  app: FastifyInstance
}

/** One simulated cloud. */
export interface CloudProgram {
  /** In the ready line. */
  name: string
  /** @throws RangeError naming the invalid variable */
  build(environment: Environment): BuiltCloud
}

/** Reads the environment, listens, prints the ready line, and closes on SIGTERM and SIGINT. */
export async function serve(program: CloudProgram): Promise<void> {
  const cloud = orExit(() => program.build(process.env))
  closeAtEnd([cloud])
  console.log(`${program.name} simulator ready on ${await listen(cloud)}`)
  flushCompileCache() // now, because a killed process does not write its cache
}

/**
 * Several clouds in one process, which share the people and the time to start. `SIMULATOR_CLOUDS` is a JSON object with the
 * environment of each, by the key of its program; the ready line has their addresses by the same keys. A key without a program
 * is left out of it.
 */
export async function serveAll(programs: Readonly<Record<string, CloudProgram>>): Promise<void> {
  const clouds = orExit(() =>
    Object.entries(readClouds(process.env.SIMULATOR_CLOUDS)).flatMap(([key, environment]) => {
      const program = programs[key]
      return program ? [{ key, ...program.build(environment) }] : []
    }),
  )
  closeAtEnd(clouds)
  const addresses = await Promise.all(clouds.map(async (cloud) => [cloud.key, await listen(cloud)]))
  console.log(`Simulated clouds ready: ${JSON.stringify(Object.fromEntries(addresses))}`)
  flushCompileCache()
}

function readClouds(text = '{}'): Record<string, Environment> {
  try {
    return JSON.parse(text) as Record<string, Environment>
  } catch (cause) {
    throw new RangeError('SIMULATOR_CLOUDS must be a JSON object', { cause })
  }
}

const listen = ({ app, port, host }: BuiltCloud) => app.listen({ port, host })

/** An open connection must not keep the process alive. */
function closeAtEnd(clouds: readonly BuiltCloud[]): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await Promise.all(clouds.map(({ app }) => app.close()))
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

function orExit<Result>(build: () => Result): Result {
  try {
    return build()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
