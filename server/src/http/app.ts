import { randomUUID } from 'node:crypto'
import type { Route } from '@corner/contract/route.ts'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type LogLevel, requestLog } from '../log/log.ts'
import { answerBadAddress, answerBadRequest } from './before-routing.ts'
import { limitBodyTime } from './body-deadline.ts'
import type { Authenticate } from './caller.ts'
import { answerErrors } from './error-replies.ts'
import { warnOfProxy } from './proxy-warning.ts'
import { RequestLog } from './request-log.ts'
import { HTTP_TIMEOUTS, type HttpTimeouts, serverTimeouts } from './timeouts.ts'
import { HSTS_SECONDS, isHttps } from './transport-security.ts'

/** The largest JSON body; own exports have their own limit. */
const BODY_LIMIT_BYTES = 1024 * 1024
/** As long as Node reads one, so that an id that is too long gets a proper refusal. */
const LONGEST_ADDRESS = 16_384
/** A busy machine may need longer than Fastify's 10 s to register all routes. */
const READY_PATIENCE_MS = 120_000
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 2048
/**
 * Only the last entry of X-Forwarded-For is trusted. The visitor can write anything before it, and would otherwise escape the
 * limit on wrong passwords.
 */
const PROXIES_OF_OUR_OWN = 1

export interface HttpOptions {
  /** The public address; over https, browsers are told to keep using https. */
  publicUrl?: string | undefined
  /** Absent: the defaults of timeouts.ts, which are too long for tests. */
  waits?: HttpTimeouts | undefined
  /** Trusts X-Forwarded-For: only behind the operator's own proxy. */
  trustProxy: boolean
  logLevel: LogLevel
  authenticate: Authenticate
}

/** An app with our error replies, zod validation and security headers, and no route yet. */
export async function createApp({
  trustProxy,
  logLevel,
  authenticate,
  publicUrl,
  waits = HTTP_TIMEOUTS,
}: HttpOptions): Promise<FastifyInstance> {
  const byHttps = isHttps(publicUrl)
  const app = Fastify({
    trustProxy: trustProxy && ((_address, hop) => hop < PROXIES_OF_OUR_OWN),
    loggerInstance: requestLog(logLevel) as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    forceCloseConnections: true,
    ...serverTimeouts(waits),
    frameworkErrors: answerBadAddress(byHttps),
    clientErrorHandler: answerBadRequest(byHttps),
    pluginTimeout: READY_PATIENCE_MS,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('authenticate', authenticate)
  app.decorate('servedRoutes', new Set<Route>())
  app.decorateRequest('caller', undefined)
  app.decorateRequest('accessEndsAt', undefined)
  limitBodyTime(app, waits)
  answerErrors(app)
  acceptEmptyJson(app)
  if (!trustProxy) warnOfProxy(app)
  // Replies that are compressed already (pages, a team's cached series) are sent unchanged.
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false, // a small body could unpack to a huge one
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Pages with inline scripts list them by hash: pages/page-security.ts.
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: byHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
  })
  return app
}

/** A JSON call may have an empty body (POST /api/whoop/auth/), which is not malformed JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text as string, done)
  })
}
