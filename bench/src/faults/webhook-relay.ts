import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WebhookRelay {
  url: string
  /** The trace ids of all webhooks that Corner has answered with 2xx. */
  acknowledged: ReadonlySet<string>
  /** How many answers had each status; 0: none. */
  statuses: ReadonlyMap<number, number>
}

/**
 * Stands between the provider and Corner's webhook, passes each one on byte by byte, and notes which Corner took
 * responsibility for.
 * @param loseReply for each acknowledged webhook: whether the provider never learns of it, and so sends it again
 */
export async function startWebhookRelay(
  targetUrl: () => string,
  cleanUp: AsyncDisposableStack,
  loseReply: () => boolean = () => false,
): Promise<WebhookRelay> {
  const acknowledged = new Set<string>()
  const statuses = new Map<number, number>()
  const server = createServer(async (request, reply) => {
    const body = await bodyOf(request)
    const status = await passOn(targetUrl(), request, body)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const isTaken = status >= 200 && status < 300
    if (isTaken) acknowledged.add((JSON.parse(body.toString()) as { trace_id: string }).trace_id)
    reply.writeHead(status === 0 || (isTaken && loseReply()) ? 502 : status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.defer(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, acknowledged, statuses }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** @returns Corner's status; 0 when it gave none */
async function passOn(url: string, { headers }: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<number> {
  const signed = Object.entries(headers).filter(([name]) => name.startsWith('x-whoop-') || name === 'content-type')
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: Object.fromEntries(signed) as Record<string, string>,
      body,
      signal: AbortSignal.timeout(4_500),
    })
    await reply.body?.cancel()
    return reply.status
  } catch {
    return 0
  }
}
