import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../testing/app.ts'
import { namedSchemas } from './named-schemas.ts'

const { app } = await createTestApp()
const reply = await app.inject({ url: '/api/openapi.json' })
const document = reply.json()

/** The values of all keys of this name, at any depth. */
function descriptionsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  )
}

it('is an OpenAPI 3.1 document with each route of the contract, and no other', () => {
  expect(reply.statusCode).toBe(200)
  expect(document.openapi).toBe('3.1.0')
  const documented = Object.values(document.paths)
    .flatMap((path) => Object.values(path as object))
    .map(({ operationId }) => operationId)
  expect(documented.sort()).toEqual(Object.keys(EVERY_ROUTE).sort())
})

it('says what it is for and how to sign in', () => {
  expect(document.info).toMatchObject({
    title: 'Corner',
    description: expect.stringMatching(
      /^The API behind Corner, the dashboard for sports teams\. Sign in with POST \/api\/token\//,
    ),
  })
})

it('says of each route who may call it, under which heading, and each of its replies', () => {
  for (const [name, route] of Object.entries(EVERY_ROUTE)) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')][route.method.toLowerCase()]
    expect(operation, name).toMatchObject({ tags: [route.subject], summary: route.summary, operationId: name })
    expect(operation.security, name).toEqual(route.access === 'public' ? undefined : [{ bearer: [] }])
    expect(Object.keys(operation.responses), name).toEqual(Object.keys(route.replies))
    expect(Boolean(operation.requestBody), name).toBe(Boolean(route.body ?? route.rawBody ?? route.streamedBody))
  }
})

it.each([
  ['/api/wearables/import/', 'application/zip'],
  ['/api/whoop/webhook/', 'application/json'],
  ['/api/teams/admin/roster/import/', 'text/csv'],
])('names the kind of a body that is taken as it comes: of %s %s', (path, kind) => {
  expect(document.paths[path].post.requestBody).toEqual({ required: true, content: { [kind]: {} } })
})

it('names the kind of a reply that is no JSON', () => {
  const { responses } = document.paths['/api/users/me/export/'].get
  expect(responses[200].content).toEqual({ 'application/zip': {} })
  expect(responses[429].content).toHaveProperty(['application/json'])
})

it('names both kinds of a reply that also comes in pieces', () => {
  const { content } = document.paths['/api/chat/'].post.responses[200]
  expect(Object.keys(content).sort()).toEqual(['application/json', 'text/event-stream'])
})

it('names each entity once, and every reference leads somewhere', () => {
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  const references = [...reply.body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(references).toContain('ErrorReply')
  for (const id of new Set(references)) expect(document.components.schemas, id).toHaveProperty([id])
})

it('has a name for each entity of the contract', async () => {
  const folder = join(import.meta.dirname, '../../../contract/src/entities')
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(15)
  const registry = namedSchemas()
  const nameless = files.map(async (file) =>
    Object.entries(await import(join(folder, file)))
      .filter(([, value]) => value instanceof z.ZodObject && !registry.has(value))
      .map(([name]) => `${file}: ${name}`),
  )
  expect((await Promise.all(nameless)).flat()).toEqual([])
})

it('says in words what a field holds wherever the contract does', () => {
  const told = Object.values(EVERY_ROUTE).flatMap(({ params, query, body, replies }) =>
    [params, query, body, ...Object.values(replies)].flatMap((schema) =>
      schema ? descriptionsIn(z.toJSONSchema(schema, { unrepresentable: 'any' })) : [],
    ),
  )
  expect(told.length).toBeGreaterThan(100)
  const written = new Set(descriptionsIn(document))
  expect([...new Set(told)].filter((description) => !written.has(description))).toEqual([])
})

it('says in words what the fields of an article hold', () => {
  const { content } = document.paths['/api/knowledge/{slug}/'].get.responses[200]
  const { $ref } = content['application/json'].schema
  expect($ref).toMatch(/^#\/components\/schemas\/Article(Output)?$/)
  expect(document.components.schemas[$ref.split('/').at(-1)].properties).toMatchObject({
    summary: { description: 'One sentence' },
    group: { description: 'The shelf it stands on: Sleep, Heart, Load, Food and weight, Health, Training, Method' },
    body: { description: 'Markdown, without title and sources' },
  })
})

it('names the parts of what is nested, too: written out in every place, they made the page wait for seconds', () => {
  for (const [id, schema] of Object.entries(document.components.schemas))
    expect(JSON.stringify(schema).length, id).toBeLessThan(5_000)
})

it('has a page to read it, from this server alone, under its own content policy', async () => {
  const page = await app.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    expect(file).not.toMatch(/^(https?:)?\/\//)
    expect((await app.inject({ url: new URL(file, 'http://corner/api/docs/').pathname })).statusCode, file).toBe(200)
  }
  expect((await app.inject({ url: '/api/docs' })).statusCode).toBeLessThan(400)
})
