import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { namedSchemas } from './named-schemas.ts'
import { completeOperations, type OpenApiDocument } from './operations.ts'

const TITLE = 'Corner'
const MARK = join(import.meta.dirname, 'mark.svg')
const DESCRIPTION = `The API behind Corner, the dashboard for sports teams. Sign in with POST /api/token/ and send the access token as
\`Authorization: Bearer ...\`. Every address answers with and without its trailing slash. A refusal carries \`error\`, a sentence for a person,
\`code\`, a stable word for programs, and \`fields\`, a sentence for each field that must change. A foreign id answers 404, as an unknown one.`

/** Collects the routes for OpenAPI 3.1; call it before any route is registered. */
export async function collectForApiDocs(app: FastifyInstance, version: string): Promise<void> {
  const schemaRegistry = namedSchemas()
  const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry })
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: TITLE, version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => completeOperations(nameSchemas(document) as OpenApiDocument),
  })
}

/** Serves the document at /api/openapi.json, built at the first request, and pages to read it at /api/docs. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true, displayRequestDuration: true },
    theme: { title: `${TITLE}: the API` },
    logo: { type: 'image/svg+xml', content: readFileSync(MARK), href: '/', target: '_self' },
  })
}
