import fc from 'fast-check'

/** The part of JSON Schema that zod writes of the contract's schemas. */
export interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  properties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const MAX_ITEMS = 4
/** Longer texts are among the hostile ones. */
const MAX_LENGTH = 80

/** Values that a schema mostly takes: so that an attack gets past the checks of the input, to what lies behind them. */
export function validValue(shape: Shape, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (choices) return fc.oneof(...choices.map((choice) => validValue(choice, ids)))
  switch (shape.type) {
    case 'object':
      return objectOf(shape, ids)
    case 'array':
      return fc.array(validValue(shape.items ?? {}, ids), {
        minLength: Math.min(shape.minItems ?? 0, MAX_ITEMS),
        maxLength: Math.min(shape.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      })
    case 'string':
      return textOf(shape, ids)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? -1000, -1e6), max: Math.min(shape.maximum ?? 1000, 1e6) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objectOf({ properties = {}, required = [] }: Shape, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, shape]) => [name, validValue(shape, ids)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true })
}

function textOf({ format, minLength = 0, maxLength = MAX_LENGTH }: Shape, ids: fc.Arbitrary<string>) {
  if (format === 'uuid') return ids
  const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  if (format === 'date') return days.map((day) => day.toISOString().slice(0, 10))
  if (format === 'date-time') return days.map((day) => day.toISOString())
  const max = Math.max(Math.min(maxLength, MAX_LENGTH), minLength)
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: max }),
    fc.uuid().map((id) => `${id.slice(0, 8)}@corner.example`),
  )
}
