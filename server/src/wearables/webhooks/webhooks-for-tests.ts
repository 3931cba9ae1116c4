import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export interface TestWebhook {
  type: string
  id: string
  trace_id?: string
}

/** A webhook built and signed here as WHOOP does (docs/reference/device-api.md#webhooks); @returns the status of the answer */
export async function deliverWebhook(
  app: FastifyInstance,
  clientSecret: string,
  accountId: string,
  { type, id, trace_id = randomUUID() }: TestWebhook,
): Promise<number> {
  const payload = JSON.stringify({ user_id: Number(accountId), id, type, trace_id })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', clientSecret).update(timestamp).update(payload).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'x-whoop-signature': signature,
    'x-whoop-signature-timestamp': timestamp,
  }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/whoop/webhook/', headers, payload })
  return statusCode
}
