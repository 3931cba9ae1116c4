import { z } from 'zod'

/** The stable values of `code` for programs; people read `error`. */
export const ErrorCode = z.enum([
  'bad_input',
  'not_signed_in',
  'wrong_credentials',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'address_not_proven',
  'code_required',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'whoop_oauth_required',
  'not_linked',
  'provider_unavailable',
  'provider_refused',
  'provider_not_configured',
  'unavailable',
  'fault',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Every error reply (docs/reference/api.md#errors). */
export const ErrorReply = z.object({
  error: z.string().describe('A sentence for a person'),
  code: ErrorCode,
  fields: z.record(z.string(), z.string()).optional().describe('A sentence for each field that must change'),
  detail: z.string().optional().describe('Where the product reads detail instead of error'),
  email: z.string().optional().describe('Registration: the address is taken'),
  username: z.string().optional().describe('Registration: the user name is taken'),
  request_id: z.string().optional().describe('Find this request in the server log by it'),
})
export type ErrorReply = z.infer<typeof ErrorReply>
