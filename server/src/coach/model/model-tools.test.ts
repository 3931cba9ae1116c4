import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOOLS } from '@corner/coach/tools/every-tool.ts'
import { describe, expect, it } from 'vitest'
import { MODEL_TOOLS, shortSchema } from './model-tools.ts'

it.each(MODEL_TOOLS.filter((name) => name !== 'knowledge_search'))(
  '%s has a result for a language model, each figure with its reference',
  (name) => expect(TOOLS[name].brief).toBeDefined(),
)

it('are those that docs/ai.md names, and no others', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/ai.md'), 'utf8')
  const [, about = ''] = /## What a model looks up\n\n(.*)\n/.exec(page) ?? []
  const named = [...about.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual([...MODEL_TOOLS, 'calculate'].toSorted())
})

describe('what a language model is told of a look-up', () => {
  it('of days: how they are written, and what they mean', () => {
    expect(shortSchema(TOOLS.team_overview.input)).toEqual({
      type: 'object',
      properties: {
        window: {
          type: 'object',
          description: "Calendar days, both ends included. Leave it out for the chat's own period, which ends today.",
          properties: {
            from: { type: 'string', format: 'date', description: 'First day, YYYY-MM-DD' },
            until: { type: 'string', format: 'date', description: 'Last day, included' },
            weekdays: {
              type: 'array',
              items: { type: 'integer' },
              description: 'Only these days of the week: 0 Sunday to 6 Saturday',
            },
          },
          required: ['from', 'until'],
        },
      },
    })
  })

  it('of athletes: that they are named by ids, which for a model are no UUIDs', () => {
    expect(shortSchema(TOOLS.day_verdict.input)).toEqual({
      type: 'object',
      properties: {
        athletes: {
          type: 'array',
          items: { type: 'string', description: 'The id of an athlete' },
          description: 'Ids of athletes; absent: everybody',
        },
        day: { type: 'integer', description: 'The day that is judged: 0 today, -1 yesterday' },
      },
    })
  })

  it.each([...['So many days until today', 'They end so many days before today', '0 today, -1 yesterday']])(
    'of the days of a query: %s',
    (told) => {
      expect(JSON.stringify(shortSchema(TOOLS.query.input))).toContain(`"description":"${told}"`)
    },
  )

  it.each(MODEL_TOOLS)('%s: nothing that only a validator reads', (name) => {
    const text = JSON.stringify(shortSchema(TOOLS[name].input))
    expect(text).not.toMatch(/"(?:pattern|additionalProperties|m(?:ax|in)(?:imum|Length|Items)|\$schema)"|uuid/)
    expect(text.length).toBeLessThan(5_000)
  })
})
