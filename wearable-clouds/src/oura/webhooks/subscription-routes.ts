import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal } from '../../api-refusal.ts'
import { type Client, isSecretOf } from '../../oauth/clients.ts'
import { isCollection } from '../records/collections.ts'
import type { EventState } from './event-state.ts'
import { type Subscription, subscriptionReply } from './subscriptions.ts'

const PATH = '/v2/webhook/subscription'
const ANSWER_WITHIN_MS = 10_000

/** The app's own calls, by its id and secret: subscriptions to webhooks. */
export function subscriptionRoutes(app: FastifyInstance, cloud: EventState): void {
  const { subscriptions, clock } = cloud
  const own = (request: FastifyRequest<{ Params: { id: string } }>) => {
    const found = subscriptions.find(clientOf(cloud, request).client_id, request.params.id)
    if (!found) throw new ApiRefusal(403, 'Webhook with specified id does not exist.')
    return found
  }
  app.get(PATH, (request) => subscriptions.of(clientOf(cloud, request).client_id).map(subscriptionReply))
  app.post<{ Body: Record<string, unknown> | null }>(PATH, async (request, reply) => {
    const { client_id } = clientOf(cloud, request)
    const { verification_token, ...wanted } = readWanted(request.body ?? {})
    await verify(wanted.callback_url, verification_token)
    return reply.code(201).send(subscriptionReply(subscriptions.add({ client_id, ...wanted }, clock.nowMs())))
  })
  app.put<{ Params: { id: string } }>(`${PATH}/renew/:id`, (request) => {
    const found = own(request)
    subscriptions.renew(found, clock.nowMs())
    return subscriptionReply(found)
  })
  app.delete<{ Params: { id: string } }>(`${PATH}/:id`, (request, reply) => {
    subscriptions.remove(own(request).id)
    return reply.code(204).send()
  })
}

/** @throws ApiRefusal 401 */
function clientOf({ clients }: EventState, { headers }: FastifyRequest): Client {
  const client = clients.get(String(headers['x-client-id']))
  if (!client || !isSecretOf(client, String(headers['x-client-secret'])))
    throw new ApiRefusal(401, 'Client authentication failed')
  return client
}

function readWanted(given: Record<string, unknown>) {
  const { callback_url, verification_token, event_type, data_type } = given
  if (typeof callback_url !== 'string' || !URL.canParse(callback_url) || typeof verification_token !== 'string')
    throw new ApiRefusal(422, 'callback_url and verification_token are required')
  if (!['create', 'update', 'delete'].includes(String(event_type)) || !isCollection(data_type))
    throw new ApiRefusal(422, 'event_type or data_type is unknown')
  return { callback_url, verification_token, event_type: event_type as Subscription['event_type'], data_type }
}

/** Asks the address for the proof that it is the app's. @throws ApiRefusal 400 */
async function verify(callback_url: string, verification_token: string): Promise<void> {
  const challenge = randomBytes(16).toString('hex')
  const url = new URL(callback_url)
  url.searchParams.set('verification_token', verification_token)
  url.searchParams.set('challenge', challenge)
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    .then((reply) => reply.json())
    .catch(() => undefined)
  if ((answer as { challenge?: unknown } | undefined)?.challenge !== challenge)
    throw new ApiRefusal(400, 'The callback did not return the challenge')
}
