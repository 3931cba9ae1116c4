import type { Route } from '@corner/contract/route.ts'
import { type CallInput, readReply, request } from './call.ts'
import { NetworkFailure } from './failures.ts'

/** A file as a route answers it (its `replyType` names the kind). */
export interface Download {
  name: string
  blob: Blob
}

/**
 * Calls a route that answers a file: the bearer token goes with it, which a link of the page could not send.
 * @param name for a reply that brings none
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
