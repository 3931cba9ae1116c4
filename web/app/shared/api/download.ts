import type { Route } from '@corner/contract/route.ts'
import { type CallInput, readReply, request } from './call.ts'
import { NetworkFailure } from './failures.ts'

/** A file returned by a route (`replyType` names its content type). */
export interface Download {
  name: string
  blob: Blob
}

/**
 * Calls a route that returns a file, with the bearer token, which a plain link could not send.
 * @param name used if the reply names none
 * @throws CallFailure and NetworkFailure as `call` does
 */
export async function download<R extends Route>(route: R, input: CallInput<R>, name: string): Promise<Download> {
  const response = await request(route, input)
  if (!response.ok) return readReply<Download>(response)
  try {
    return { name: nameIn(response.headers.get('content-disposition')) ?? name, blob: await response.blob() }
  } catch (cause) {
    throw new NetworkFailure(cause)
  }
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
}
