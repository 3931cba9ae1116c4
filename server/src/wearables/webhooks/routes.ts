import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { deviceWebhook } from '@corner/contract/routes/devices.ts'
import { providerWebhook, providerWebhookChallenge } from '@corner/contract/routes/devices-of-providers.ts'
import type { WebhookDelivery } from '@corner/wearables/webhook.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { type EventSubject, keyOf } from '../events/event-subject.ts'
import type { Links } from '../links.ts'
import { answerChallenge } from './answer-challenge.ts'
import { receiveEvent } from './receive-event.ts'

const BODY_LIMIT_BYTES = 64 * 1024

interface WebhookDeps {
  /** @throws Refusal `not_found` for an unknown provider */
  of(named: { provider: string }): { links: Links }
  jobs: Jobs
  queues: { event: Queue<EventSubject> }
}

/** In a scope of its own: the signature covers the raw bytes, so nothing is parsed here. */
export async function webhookRoutes(scope: FastifyInstance, { of, jobs, queues }: WebhookDeps): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  const receive = (named: { provider: string }, headers: WebhookDelivery['headers'], body: Buffer | undefined) =>
    receiveEvent(of(named).links, { headers, body: body ?? Buffer.alloc(0) }, (subject, transaction) =>
      jobs.send(queues.event, subject, { key: keyOf(subject), transaction }),
    )
  serve(scope, deviceWebhook, ({ request, body }) => receive({ provider: SPECIFIED_PROVIDER }, request.headers, body))
  serve(scope, providerWebhook, ({ request, params, body }) => receive(params, request.headers, body))
  serve(scope, providerWebhookChallenge, ({ params, query }) => answerChallenge(of(params).links, query))
}
