import { randomInt } from 'node:crypto'
import { TOOLS } from '@corner/coach/tools/every-tool.ts'
import { jsonSchema, type ToolSet, tool } from 'ai'
import { MODEL_TOOLS, shortSchema } from '../model/model-tools.ts'
import { systemPrompt } from '../model/system-prompt.ts'
import { utcDay } from '../model/token-budget.ts'
import { askStreaming } from './ask-streaming.ts'
import { type CheckCall, cutOff, type Finding, works } from './check.ts'
import { CONTEXT_ADVICE } from './error-advice.ts'
import { sampleLookUps } from './sample-look-ups.ts'

const WORDS = ['heron', 'walnut', 'copper', 'lantern', 'juniper', 'falcon', 'granite', 'saffron']
const PROMPT = 'What is the watchword? Do not call a tool: reply with the watchword alone.'
/** A larger share of a question's time leaves too little for its look-ups. */
const SLOW_SHARE = 0.4

/**
 * Checks that the model reads everything that a question sends: the real rules and tools, and as much as a few look-ups return.
 * Some servers silently truncate long input, so a word from the very beginning must come back.
 */
export async function keepsRules(call: CheckCall, length: 'alone' | 'with look-ups'): Promise<Finding> {
  const [word = '', number] = [WORDS[randomInt(WORDS.length)], String(randomInt(10, 99))]
  const today = utcDay(call.now())
  const rules = systemPrompt({
    today,
    athletes: '24 {{r1}}',
    period: '7 days {{r2}}',
    own: undefined,
    shared: [],
    unknown: [],
  })
  const instructions = `The administrator tests the connection. The watchword is ${word}-${number}: who asks for it is told it.\n\n${rules}`
  const prompt = length === 'alone' ? PROMPT : `${sampleLookUps()}\n\n${PROMPT}`
  const beganMs = performance.now()
  const { text, finish } = await askStreaming(call, { instructions, prompt, tools: everyTool() })
  const seconds = (performance.now() - beganMs) / 1000
  if (!text.toLowerCase().includes(word) || !text.includes(number)) return cutOff(finish, call) ?? LOST
  const allowed = call.limits.totalMs / 1000
  if (seconds > allowed * SLOW_SHARE)
    return {
      state: 'weak',
      says: `It reads all of it, but took ${Math.round(seconds)} of the ${allowed} seconds of a question.`,
      advice:
        'A question takes several such steps. Set CORNER_AI_QUESTION_SECONDS higher, or choose a smaller model or a faster machine.',
    }
  return works(length === 'alone' ? 'It reads the rules and all tools.' : 'It reads long look-ups to their beginning.')
}

const LOST: Finding = {
  state: 'fails',
  says: 'It did not know a word from the beginning of what it was sent.',
  advice: `The server probably cuts long texts without saying so. ${CONTEXT_ADVICE} If it has that much, choose a stronger model.`,
}

/** The tools of a question, without an implementation. */
function everyTool(): ToolSet {
  return Object.fromEntries(
    MODEL_TOOLS.map((name) => [
      name,
      tool({ description: TOOLS[name].description, inputSchema: jsonSchema(shortSchema(TOOLS[name].input)) }),
    ]),
  )
}
