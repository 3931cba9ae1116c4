import { z } from 'zod'
import { Confirmation, DeviceDataDeletion, DeviceReminders, Devices } from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'
import {
  deviceWebhook,
  disconnectDevice,
  finishDeviceOAuth,
  importExport,
  refreshDevice,
  startDeviceOAuth,
} from './devices.ts'

/** What the calls of devices.ts do for the specified provider, for each by its name: the same bodies, roles and replies. */

const subject = 'Devices'
/** The stored word of a provider, for example `whoop`. */
const params = z.object({ provider: requiredText('provider', 40) })
/** Of an unknown provider. */
const unknown = { 404: ErrorReply }

export const devices = defineRoute({
  method: 'GET',
  path: '/api/devices/',
  access: EVERY_ROLE,
  subject,
  summary: 'Every wearable that can be linked or read from a file, and how far it is linked',
  replies: { 200: Devices, 401: ErrorReply },
})

export const startProviderOAuth = defineRoute({
  ...startDeviceOAuth,
  path: '/api/devices/:provider/auth/',
  summary: 'Begin to link a wearable of this provider: where to send the browser',
  params,
  replies: { ...startDeviceOAuth.replies, ...unknown },
})

export const finishProviderOAuth = defineRoute({
  ...finishDeviceOAuth,
  path: '/api/devices/:provider/callback/',
  summary: 'Finish linking with the code that this provider sent back',
  params,
  replies: { ...finishDeviceOAuth.replies, ...unknown },
})

export const disconnectProvider = defineRoute({
  ...disconnectDevice,
  path: '/api/devices/:provider/disconnect/',
  summary: 'Unlink the wearable of this provider; the records stay',
  params,
  replies: { ...disconnectDevice.replies, ...unknown },
})

export const refreshProvider = defineRoute({
  ...refreshDevice,
  path: '/api/devices/:provider/refresh/',
  summary: 'Ask this provider for a new token',
  params,
  replies: { ...refreshDevice.replies, ...unknown },
})

export const pauseProvider = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/pause/',
  access: EVERY_ROLE,
  subject,
  summary: 'Fetch nothing from this provider until the link is resumed; link and records stay',
  params,
  replies: { 200: Confirmation, 401: ErrorReply, 404: ErrorReply, 409: ErrorReply },
})

export const resumeProvider = defineRoute({
  ...pauseProvider,
  path: '/api/devices/:provider/resume/',
  summary: 'Fetch from this provider again, also what was measured during the pause',
})

export const deleteProviderData = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/delete-data/',
  access: EVERY_ROLE,
  subject,
  summary: "Delete everything that is stored of this provider's wearables about the signed-in user",
  params,
  body: DeviceDataDeletion,
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})

export const chooseProviderReminders = defineRoute({
  method: 'POST',
  path: '/api/devices/:provider/reminders/',
  access: EVERY_ROLE,
  subject,
  summary: 'Whether to get a mail when the link with this provider has ended',
  params,
  body: DeviceReminders,
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply, 409: ErrorReply },
})

export const providerWebhook = defineRoute({
  ...deviceWebhook,
  path: '/api/devices/:provider/webhook/',
  summary: 'What this provider calls when a record changed; signed as it does',
  params,
  replies: { ...deviceWebhook.replies, ...unknown },
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
  ...importExport,
  path: '/api/devices/:provider/import/',
  summary: 'Take in the file that this provider gives a member',
  params,
  replies: { ...importExport.replies, ...unknown },
})
