import { createServer } from 'node:net'
import { StartFailure } from '../startup/start-failure.ts'

/** A free port of this host. Another process may take it first: listening then fails with `portFailure`. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port')
  return address.port
}

/**
 * The sentence for a failed `listen`; other errors are returned unchanged.
 * @param names the settings that it was asked for with
 */
export function portFailure(
  error: unknown,
  host: string,
  port: number,
  names = { port: 'PORT', host: 'HOST' },
): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} on ${host} is taken by another program. Stop it, or set ${names.port} to another number.`,
      error,
    )
  if (code === 'EACCES')
    return new StartFailure(
      `Port ${port} needs rights that this user does not have. Set ${names.port} to one above 1023.`,
      error,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(
      `${host} is no address of this machine. Set ${names.host} to one, such as 127.0.0.1.`,
      error,
    )
  return error
}
