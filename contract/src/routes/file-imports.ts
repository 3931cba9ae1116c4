import { z } from 'zod'
import { FileImport, FileImports } from '../entities/file-imports.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'

const subject = 'Devices'
const access = EVERY_ROLE
const params = z.object({ importId: z.uuid('An import is named by its id') })
const ofOwn = { 200: FileImport, 401: ErrorReply, 404: ErrorReply, 409: ErrorReply }

export const fileImports = defineRoute({
  method: 'GET',
  path: '/api/devices/imports/',
  access,
  subject,
  summary: 'The files that the caller brought in, newest first, and the kinds of files that can be read',
  replies: { 200: FileImports, 401: ErrorReply },
})

export const uploadFile = defineRoute({
  method: 'POST',
  path: '/api/devices/imports/',
  access,
  subject,
  summary:
    "Bring in any maker's file; it is read afterwards, and `GET /api/devices/imports/{importId}/` tells how far it is",
  query: z.object({
    name: requiredText('name', 255),
    timezone_offset: z
      .string()
      .regex(/^[+-]\d\d:\d\d$/, 'An offset from UTC is written like +01:00')
      .optional()
      .describe('For times that a file gives without one'),
  }),
  streamedBody: 'application/octet-stream',
  replies: {
    200: FileImport,
    400: ErrorReply,
    401: ErrorReply,
    408: ErrorReply,
    413: ErrorReply,
    429: ErrorReply,
    503: ErrorReply,
  },
})

export const fileImport = defineRoute({
  method: 'GET',
  path: '/api/devices/imports/:importId/',
  access,
  subject,
  summary: 'How far one file is, and its receipt',
  params,
  replies: { 200: FileImport, 401: ErrorReply, 404: ErrorReply },
})

export const confirmImport = defineRoute({
  method: 'POST',
  path: '/api/devices/imports/:importId/confirm/',
  access,
  subject,
  summary: 'The file belongs to the caller although it names somebody else: read it',
  params,
  replies: ofOwn,
})

export const undoImport = defineRoute({
  method: 'POST',
  path: '/api/devices/imports/:importId/undo/',
  access,
  subject,
  summary: 'Remove what this file brought and nothing newer has replaced; or drop it, where it still asks whose it is',
  params,
  replies: ofOwn,
})
