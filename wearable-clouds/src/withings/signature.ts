import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Client } from '../oauth/clients.ts'
import type { Cloud } from './cloud.ts'
import { NOT_SIGNED_IN, Refusal, WRONG_PARAMETER } from './refusal.ts'

const NONCE_LIFETIME_MS = 30 * 60_000
const LATEST_SECONDS = 300

type Form = Record<string, string>

/** A number that signs one call, for a request that is signed with its time. @throws Refusal */
export function giveNonce(cloud: Cloud, form: Form): { nonce: string } {
  const { timestamp = '' } = form
  clientWhoSigned(cloud, form, [form.action, form.client_id, timestamp])
  const nowMs = cloud.clock.nowMs()
  if (Math.abs(Number(timestamp) - nowMs / 1000) > LATEST_SECONDS)
    throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid timestamp')
  const nonce = randomBytes(20).toString('hex')
  cloud.nonces.set(nonce, nowMs + NONCE_LIFETIME_MS)
  return { nonce }
}

/** The client of a call that is signed with a number, which is used up. @throws Refusal */
export function clientWithNonce(cloud: Cloud, form: Form): Client {
  const { nonce = '' } = form
  const client = clientWhoSigned(cloud, form, [form.action, form.client_id, nonce])
  const endsMs = cloud.nonces.get(nonce) ?? 0
  cloud.nonces.delete(nonce)
  if (endsMs <= cloud.clock.nowMs()) throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid nonce')
  return client
}

function clientWhoSigned({ clients }: Cloud, form: Form, values: (string | undefined)[]): Client {
  const client = clients.get(form.client_id ?? '')
  const expected = client && createHmac('sha256', client.client_secret).update(values.join(',')).digest()
  const given = Buffer.from(form.signature ?? '', 'hex')
  if (!client || !expected || expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new Refusal(NOT_SIGNED_IN, 'Invalid signature')
  return client
}
