import { randomInt } from 'node:crypto'
import { isStepCount, jsonSchema, tool } from 'ai'
import { askStreaming } from './ask-streaming.ts'
import { type Check, cutOff, type Finding, works } from './check.ts'

const INSTRUCTIONS =
  'You answer from a database that you reach by tools alone. Look everything up before you say it, and answer in one short sentence with the number.'
const PROMPT = 'How many athletes are on the list called Varsity?'

/** Checks that the model calls a tool with the right arguments and uses the result, as needed for looking figures up. */
export const callsTools: Check = async (call) => {
  const count = randomInt(101, 999)
  const asked: unknown[] = []
  const { text, finish } = await askStreaming(call, {
    instructions: INSTRUCTIONS,
    prompt: PROMPT,
    stopWhen: isStepCount(3),
    tools: {
      count_athletes: tool({
        description: 'How many athletes a list has.',
        inputSchema: jsonSchema({ type: 'object', properties: { list: { type: 'string' } }, required: ['list'] }),
        execute: (input: unknown) => {
          asked.push(input)
          return { athletes: count }
        },
      }),
    },
  })
  if (asked.length === 0) return cutOff(finish, call) ?? noCall(text)
  if (!/varsity/i.test(JSON.stringify(asked)))
    return { state: 'fails', says: 'It called the tool without saying which list.', advice: STRONGER }
  if (text.includes(String(count))) return works('It calls a tool, and says what came back.')
  return (
    cutOff(finish, call) ?? {
      state: 'fails',
      says: 'It called the tool, but did not say what came back.',
      advice: STRONGER,
    }
  )
}

const STRONGER = 'Choose a stronger model: this one does not use tools well enough to answer from your data.'

/** The text it wrote instead shows the cause. */
function noCall(text: string): Finding {
  const isWritten = /count_athletes|tool_call|<function/i.test(text)
  return isWritten
    ? {
        state: 'fails',
        says: 'It wrote its tool call as text.',
        advice:
          'The server has to read tool calls. llama.cpp: start it with --jinja. vLLM: --enable-auto-tool-choice and the --tool-call-parser of this model.',
      }
    : {
        state: 'fails',
        says: 'It did not call the tool.',
        advice: 'Choose a model that can call tools: without them it may state no number, and the analyst answers.',
      }
}
