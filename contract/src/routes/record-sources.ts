import { ChosenSource, RecordSources } from '../entities/record-sources.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Devices'
const path = '/api/devices/sources/'

export const ownSources = defineRoute({
  method: 'GET',
  path,
  access: EVERY_ROLE,
  subject,
  summary: 'Whose records count for each group of the own measures, and which makers there are to choose from',
  replies: { 200: RecordSources, 401: ErrorReply },
})

export const chooseSource = defineRoute({
  method: 'PUT',
  path,
  access: EVERY_ROLE,
  subject,
  summary: 'Choose whose records count for a group of the own measures; automatic leaves it to Corner again',
  body: ChosenSource,
  replies: { 200: RecordSources, 400: ErrorReply, 401: ErrorReply },
})
