import { z } from 'zod'
import {
  Confirmation,
  DeviceOAuthCallback,
  DeviceOAuthResult,
  DeviceOAuthStart,
  Devices,
  ImportResult,
} from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'

const subject = 'Devices'
/** The stored word of a provider, for example `whoop`. */
const params = z.object({ provider: requiredText('provider', 40) })

export const devices = defineRoute({
  method: 'GET',
  path: '/api/devices/',
  access: EVERY_ROLE,
  subject,
  summary: 'Every wearable that can be linked or read from a file, and how far it is linked',
  replies: { 200: Devices, 401: ErrorReply },
})

export const startProviderOAuth = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/auth/',
  access: EVERY_ROLE,
  subject,
  summary: 'Begin to link a wearable of this provider: where to send the browser',
  params,
  replies: { 200: DeviceOAuthStart, 401: ErrorReply, 404: ErrorReply, 503: ErrorReply },
})

export const finishProviderOAuth = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/callback/',
  access: EVERY_ROLE,
  subject,
  summary: 'Finish linking with the code that this provider sent back',
  params,
  body: DeviceOAuthCallback,
  replies: {
    200: DeviceOAuthResult,
    400: ErrorReply,
    401: ErrorReply,
    404: ErrorReply,
    409: ErrorReply,
    429: ErrorReply,
    502: ErrorReply,
    503: ErrorReply,
  },
})

export const disconnectProvider = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/disconnect/',
  access: EVERY_ROLE,
  subject,
  summary: 'Unlink the wearable of this provider; the records stay',
  params,
  replies: { 200: Confirmation, 401: ErrorReply, 404: ErrorReply, 409: ErrorReply },
})

export const refreshProvider = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/refresh/',
  access: EVERY_ROLE,
  subject,
  summary: 'Ask this provider for a new token',
  params,
  replies: {
    200: Confirmation,
    401: ErrorReply,
    404: ErrorReply,
    409: ErrorReply,
    429: ErrorReply,
    502: ErrorReply,
    503: ErrorReply,
  },
})

export const providerWebhook = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/webhook/',
  access: 'public',
  subject,
  summary: 'What this provider calls when a record changed; signed as it does',
  params,
  rawBody: 'application/json',
  replies: {
    200: z.object({ received: z.boolean() }),
    400: ErrorReply,
    401: ErrorReply,
    404: ErrorReply,
    503: ErrorReply,
  },
})

export const providerWebhookChallenge = defineRoute({
  method: 'GET',
  path: '/api/devices/:provider/webhook/',
  access: 'public',
  subject,
  summary: 'How this provider asks whether the address of its webhooks is ours, if it asks; answered as it demands',
  params,
  query: z.looseObject({}),
  replies: { 200: z.looseObject({}), 400: ErrorReply, 401: ErrorReply, 404: ErrorReply, 503: ErrorReply },
})

export const importProviderExport = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/import/',
  access: EVERY_ROLE,
  subject,
  summary: 'Take in the file that this provider gives a member',
  params,
  rawBody: 'application/zip',
  replies: {
    200: ImportResult,
    400: ErrorReply,
    401: ErrorReply,
    404: ErrorReply,
    408: ErrorReply,
    413: ErrorReply,
    429: ErrorReply,
  },
})
