import { z } from 'zod'
import {
  Confirmation,
  DeviceOAuthCallback,
  DeviceOAuthResult,
  DeviceOAuthStart,
  DeviceStatus,
  ImportResult,
} from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Devices'

export const deviceStatus = defineRoute({
  method: 'GET',
  path: '/api/users/whoopstatus/',
  access: EVERY_ROLE,
  subject,
  summary: 'Whether a wearable is linked, and how far its first sync has come',
  replies: { 200: DeviceStatus, 401: ErrorReply },
})

export const startDeviceOAuth = defineRoute({
  method: 'POST',
  path: '/api/whoop/auth/',
  access: EVERY_ROLE,
  subject,
  summary: 'Begin to link a wearable: where to send the browser',
  replies: { 200: DeviceOAuthStart, 401: ErrorReply, 503: ErrorReply },
})

export const finishDeviceOAuth = defineRoute({
  method: 'POST',
  path: '/api/whoop/callback/',
  access: EVERY_ROLE,
  subject,
  summary: 'Finish linking with the code that the provider sent back',
  body: DeviceOAuthCallback,
  replies: {
    200: DeviceOAuthResult,
    400: ErrorReply,
    401: ErrorReply,
    409: ErrorReply,
    429: ErrorReply,
    502: ErrorReply,
    503: ErrorReply,
  },
})

export const disconnectDevice = defineRoute({
  method: 'POST',
  path: '/api/whoop/disconnect/',
  access: EVERY_ROLE,
  subject,
  summary: 'Unlink the wearable; the records stay',
  replies: { 200: Confirmation, 401: ErrorReply, 409: ErrorReply },
})

export const refreshDevice = defineRoute({
  method: 'POST',
  path: '/api/whoop/refresh/',
  access: EVERY_ROLE,
  subject,
  summary: 'Ask the provider for a new token',
  replies: { 200: Confirmation, 401: ErrorReply, 409: ErrorReply, 429: ErrorReply, 502: ErrorReply, 503: ErrorReply },
})

export const deviceWebhook = defineRoute({
  method: 'POST',
  path: '/api/whoop/webhook/',
  access: 'public',
  subject,
  summary: 'What WHOOP calls when a record changed; signed',
  rawBody: 'application/json',
  replies: { 200: z.object({ received: z.boolean() }), 400: ErrorReply, 401: ErrorReply, 503: ErrorReply },
})

export const importExport = defineRoute({
  method: 'POST',
  path: '/api/wearables/import/',
  access: EVERY_ROLE,
  subject,
  summary: 'Take in the zip that WHOOP gives a member',
  rawBody: 'application/zip',
  replies: { 200: ImportResult, 400: ErrorReply, 401: ErrorReply, 408: ErrorReply, 413: ErrorReply, 429: ErrorReply },
})
