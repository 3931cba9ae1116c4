import type { FoundArticle } from '@corner/coach/found-article.ts'
import { TOOL_NAMES, TOOLS, type ToolName } from '@corner/coach/tools/every-tool.ts'
import type { Tool } from '@corner/coach/tools/tool.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { jsonSchema, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import type { Turn } from './turn.ts'

/** Some ten thousand tokens: a year of a whole team would fill any model's memory. */
const RESULT_CHARACTERS = 40_000
const TOO_MUCH = 'That is too much to read at once. Ask about fewer days or fewer athletes.'

/** The toolbox for a model: aliases in, aliases out, and each result's numbers remembered for the check. */
export function modelTools(turn: Turn): ToolSet {
  return Object.fromEntries(
    TOOL_NAMES.map((name) => [
      name,
      tool({
        description: TOOLS[name].description,
        inputSchema: jsonSchema(shortSchema(name)),
        execute: (input: unknown) => lookUp(turn, name, input),
      }),
    ]),
  )
}

/**
 * What a tool takes, without what only a validator reads: the pattern of a date alone has 250 characters and goes out with every
 * step. The toolbox checks what comes. What stands in a tree at many places is told once, where that is shorter: a query would have
 * five thousand tokens else.
 */
export function shortSchema(name: ToolName): Record<string, unknown> {
  const texts = (['inline', 'ref'] as const).map((reused) => schemaText(name, reused))
  const [shortest = '{}'] = texts.sort((a, b) => a.length - b.length)
  return JSON.parse(shortest)
}

/** An id is an alias for the model, and no UUID. */
function schemaText(name: ToolName, reused: 'inline' | 'ref'): string {
  const schema = z.toJSONSchema(TOOLS[name].input, { io: 'input', reused })
  const dropped = ['$schema', 'pattern', 'readOnly', 'additionalProperties', 'maxLength', 'minLength']
  const isDropped = (key: string, value: unknown) => dropped.includes(key) || (key === 'format' && value === 'uuid')
  return JSON.stringify(schema, (key, value) => (isDropped(key, value) ? undefined : value))
}

async function lookUp(turn: Turn, name: ToolName, input: unknown): Promise<unknown> {
  const { aliases, known } = turn
  try {
    const result: unknown = await turn.asked.toolbox.call(name, aliases.showIn(input) as never)
    const read = briefOf(name, result)
    const sent = name === 'knowledge_search' ? readArticles(turn, result) : aliases.hideIn(read)
    if (JSON.stringify(sent).length > RESULT_CHARACTERS) return { error: TOO_MUCH }
    known.addQuoted('said', input)
    if (name !== 'knowledge_search') known.addResult(read)
    return sent
  } catch (error) {
    if (error instanceof Refusal) return { error: aliases.hide(error.message) }
    turn.fault = error
    return { error: 'This look-up failed.' }
  }
}

/** A result with little beside its figures: what it says twice would fill a model's memory. */
const briefOf = (name: ToolName, result: unknown): unknown => {
  const { brief } = TOOLS[name] as Tool
  return brief ? brief(result) : result
}

/** Our own text, sent as it is: an author's name in it is no athlete. What it says is a yardstick, and no measured value. */
function readArticles({ known, articles }: Turn, result: unknown): unknown {
  const found = (result as { articles: readonly FoundArticle[] }).articles
  const sent = found.map(({ slug, title, summary, inShort, answer, passage }) => ({
    ...{ link: `[${title}](/knowledge/${slug})`, summary, inShort, passage: answer ?? passage },
  }))
  for (const { slug } of found) articles.add(slug)
  known.addQuoted('read', [sent, found.map(({ title }) => title)])
  return { articles: sent }
}
