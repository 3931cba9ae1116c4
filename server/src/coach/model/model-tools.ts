import type { FoundArticle } from '@corner/coach/found-article.ts'
import { TOOL_NAMES, TOOLS, type ToolName } from '@corner/coach/tools/every-tool.ts'
import type { Tool } from '@corner/coach/tools/tool.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { jsonSchema, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { CALCULATE, CalculateInput, calculate } from './calculate.ts'
import type { Turn } from './turn.ts'

/** Some ten thousand tokens: a year of a whole team would fill any model's context window. */
const RESULT_CHARACTERS = 40_000
const TOO_MUCH = 'That is too much to read at once. Ask about fewer days or fewer athletes.'

/**
 * The tools of a model, which have a description. `query` gives any figure of the records; team_overview, at_risk and day_verdict apply the product's own
 * rules (the health score, top performers, who needs attention, what to do today), which are not metrics and so not available
 * by a query.
 */
export const MODEL_TOOLS = TOOL_NAMES.filter((name) => TOOLS[name].description !== undefined)

/** The toolbox for a model: aliases in both directions, a reference for each figure, and a calculator. */
export function modelTools(turn: Turn): ToolSet {
  return {
    ...Object.fromEntries(
      MODEL_TOOLS.map((name) => [
        name,
        tool({
          description: TOOLS[name].description,
          inputSchema: jsonSchema(shortSchema(TOOLS[name].input)),
          execute: (input: unknown) => withRefusalAsResult(turn, () => lookUp(turn, name, input)),
        }),
      ]),
    ),
    calculate: tool({
      description: CALCULATE,
      inputSchema: jsonSchema(shortSchema(CalculateInput)),
      execute: (input: unknown) => withRefusalAsResult(turn, async () => workOut(turn, input)),
    }),
  }
}

/**
 * A tool's schema without parts that only a validator reads: the pattern of a date alone has 250 characters and is sent with
 * every step. The toolbox validates the arguments. Repeated parts of the tree are defined once, where that is shorter:
 * otherwise a query's schema would have five thousand tokens.
 */
export function shortSchema(input: z.ZodType): Record<string, unknown> {
  const texts = (['inline', 'ref'] as const).map((reused) => schemaText(input, reused))
  const [shortest = '{}'] = texts.sort((a, b) => a.length - b.length)
  return JSON.parse(shortest)
}

/** Keywords for validators only; for the model an id is an alias, not a UUID. */
const DROPPED = new Set([
  '$schema',
  'pattern',
  'readOnly',
  'additionalProperties',
  'maxLength',
  'minLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
])

function schemaText(input: z.ZodType, reused: 'inline' | 'ref'): string {
  const schema = z.toJSONSchema(input, { io: 'input', reused })
  const isDropped = (key: string, value: unknown) => DROPPED.has(key) || (key === 'format' && value === 'uuid')
  return JSON.stringify(schema, (key, value) => (isDropped(key, value) ? undefined : value))
}

async function lookUp(turn: Turn, name: ToolName, input: unknown): Promise<unknown> {
  const { aliases, cells, asked } = turn
  const result: unknown = await asked.toolbox.call(name, aliases.showIn(input) as never)
  // An argument may be repeated in the answer as a bound or a number of days.
  turn.given.addMarks(input)
  if (name === 'knowledge_search') return readArticles(turn, result)
  const { brief } = TOOLS[name] as Tool
  const sent = aliases.hideIn(brief?.(result, cells, asked.scope))
  return JSON.stringify(sent).length > RESULT_CHARACTERS ? { error: TOO_MUCH } : sent
}

/** The model is told why a look-up was refused, so that it can ask differently; an internal error is not passed on. */
async function withRefusalAsResult(turn: Turn, find: () => Promise<unknown>): Promise<unknown> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Refusal) return { error: turn.aliases.hide(error.message) }
    turn.fault = error
    return { error: 'This look-up failed.' }
  }
}

/** Shown as a step like every look-up, so that all figures of an answer appear under "How I got this". */
function workOut({ cells, given, asked }: Turn, input: unknown): unknown {
  const { success, data, error } = CalculateInput.safeParse(input)
  if (!success) throw new Refusal('bad_input', error.issues[0]?.message ?? '')
  const { shown, step } = calculate(data, {
    cells,
    given,
    nameOf: (id) => asked.scope.athletes.find((athlete) => athlete.id === id)?.name ?? '',
  })
  asked.toolbox.add(step)
  return { result: shown }
}

/** Our own text, sent unchanged: an author's name in it is not an athlete's. */
function readArticles(turn: Turn, result: unknown): unknown {
  const found = (result as { articles: readonly FoundArticle[] }).articles
  for (const { slug, title, summary, inShort, answer, passage } of found)
    turn.readArticle(slug, [title, summary, ...inShort, answer ?? passage])
  return {
    articles: found.map(({ slug, title, summary, inShort, answer, passage }) => ({
      link: `[${title}](/knowledge/${slug})`,
      summary,
      inShort,
      passage: answer ?? passage,
    })),
  }
}
