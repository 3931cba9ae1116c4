import type { Route } from '@corner/contract/route.ts'
import fc from 'fast-check'
import { z } from 'zod'
import type { Sending } from '../target/send.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import { type Shape, validValue } from './valid-values.ts'

type Values = Record<string, unknown>

/** Text that is no JSON of ours. */
const BROKEN = ['', '{', '[]', 'null', '7', '"text"', '{"a":1}]', '\u0000', 'NaN', '{"__proto__":{"admin":true}}']
const TYPES = ['application/json', 'text/plain', 'text/csv', 'application/zip', 'application/octet-stream', 'nonsense']

interface Material {
  ids: fc.Arbitrary<string>
  /** Where Corner must not go. */
  addresses: readonly string[]
}

/**
 * Requests of one route, made from its own schemas: valid ones, ones with one wrong or hostile field, and bodies that
 * are nothing of the kind.
 */
export function requestsOf(route: Route, material: Material): fc.Arbitrary<Sending> {
  const [params, query, body] = [route.params, route.query, route.body].map((schema) => spoiled(schema, material))
  const raw = route.rawBody ?? route.streamedBody
  return fc
    .record({ params: params ?? NONE, query: query ?? NONE, payload: payloadOf(body ?? NONE, raw, material) })
    .map(({ params: inPath, query: inQuery, payload }) => {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(inQuery)) search.append(name, asText(value))
      const path = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(asText(inPath[name]).slice(0, 4_000)))
      const found = search.toString().slice(0, 8_000)
      return {
        method: route.method,
        path: found ? `${path}?${found}` : path,
        ...(route.method === 'GET' ? {} : payload),
      }
    })
}

const NONE: fc.Arbitrary<Values> = fc.constant({})

/** The values of a schema, in two thirds of all cases with one field spoiled, added or taken away. */
function spoiled(schema: z.ZodType | undefined, { ids, addresses }: Material): fc.Arbitrary<Values> {
  if (!schema) return NONE
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const valid = validValue(shape, ids) as fc.Arbitrary<Values>
  const fields = Object.keys(shape.properties ?? {})
  const spoil = fc.record({
    values: valid,
    field: fc.constantFrom(...fields, '__proto__', 'extra'),
    wrong: hostileValue(addresses),
    drop: fc.boolean(),
  })
  return fc.oneof(
    valid,
    spoil.map(({ values, field, wrong }) => ({ ...values, [field]: wrong })),
    spoil.map(({ values, field, wrong, drop }) => {
      const { [field]: _, ...rest } = values
      return drop ? rest : { ...rest, [`${field} `]: wrong }
    }),
  )
}

function payloadOf(values: fc.Arbitrary<Values>, raw: string | undefined, { addresses }: Material) {
  const text = fc.oneof(fc.constantFrom(...BROKEN), hostileText(addresses))
  const withType = (type: string, body: string | Buffer) => ({ headers: { 'content-type': type }, body })
  const bytes = fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array))
  const ours = raw
    ? fc.oneof(bytes, text, linesOf(addresses)).map((body) => withType(raw, body))
    : values.map((body) => withType('application/json', JSON.stringify(body)))
  return fc.oneof(
    { weight: 12, arbitrary: ours },
    { weight: 1, arbitrary: text.map((body) => withType('application/json', body)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...TYPES), text).map(([type, body]) => withType(type, body)) },
  )
}

/** Lines of a file of people. */
function linesOf(addresses: readonly string[]): fc.Arbitrary<string> {
  const cell = fc.oneof(hostileText(addresses), fc.emailAddress(), fc.constantFrom('Ada', 'coach', 'athlete', 'admin'))
  return fc
    .array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 })
    .map((rows) => ['email,first,last,role', ...rows.map((row) => row.join(','))].join('\n'))
}

function asText(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
  return text.toWellFormed()
}
