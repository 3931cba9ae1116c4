import { readFileSync } from 'node:fs'
import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import { answerMessage } from '@corner/coach/answer-message.ts'
import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import type { ToolName } from '@corner/coach/tools/every-tool.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import { beforeAll, expect, it } from 'vitest'
import { modelTools } from './model-tools.ts'
import { findUnbacked } from './number-check.ts'
import { saidNumbers } from './said-numbers.ts'
import { SentenceStream } from './sentence-stream.ts'
import { Turn } from './turn.ts'

/** Right by construction: what the analyst answers to every question of the project's own set, sentence by sentence. */
interface RightSentence {
  text: string
  before: string
  turn: Turn
}

const NAMES = [
  'Marcus Reyes',
  'Tyler Brooks',
  'Jordan Hayes',
  'Devin Cole',
  'Andre Walker',
  'Ethan Price',
  'Luis Ortega',
]
const DAYS = 45
/** The same values in every run, without a pattern that a reader would see. */
const values = (seed: number, from: number, span: number) =>
  Array.from(
    { length: DAYS },
    (_, day) => from + ((Math.sin(seed * 12.9898 + day * 78.233) * 43_758.5453) % 1) ** 2 * span,
  )
const TEAM = NAMES.map((name, i) =>
  athleteWith({
    ...{ id: `id-${i}`, name, first_name: name.split(' ')[0] ?? '', recovery: values(i, 20, 75).map(Math.round) },
    ...{ hrv: values(i + 10, 40, 60), hours: values(i + 20, 5, 4), quality: values(i + 30, 50, 45) },
    ...{ efficiency: values(i + 40, 80, 15), strain: values(i + 50, 5, 14) },
  }),
)

const sentences: RightSentence[] = []
beforeAll(async () => {
  const { questions } = JSON.parse(readFileSync(new URL('../../../../eval/questions.json', import.meta.url), 'utf8'))
  const messages: string[] = questions.flatMap(({ turns }: { turns: { user: string }[] }) =>
    turns.map(({ user }) => user),
  )
  for (const message of messages) await addAnswerTo(message.replace(/\{(\w+)[.\w]*\}/g, (_, of) => SAID[of] ?? 'Devin'))
})
const SAID: Record<string, string> = { a: 'Marcus', b: 'Tyler', c: 'Jordan', team: 'Ringers', days: '7' }

async function addAnswerTo(message: string): Promise<void> {
  const scope = scopeWith({ athletes: TEAM })
  const asking = { userId: 'u', signal: new AbortController().signal }
  const turn = new Turn(
    { message, history: [], scope, toolbox: new Toolbox(scope) },
    asking,
    { show() {}, restart() {} },
    true,
  )
  // The analyst calls through the model's own tools, which remember the numbers.
  const tools = modelTools(turn)
  const toolbox = new Toolbox(scope)
  const call = toolbox.call.bind(toolbox)
  toolbox.call = (async (name: ToolName, input: never) => {
    await tools[name]?.execute?.(input, { toolCallId: '', messages: [], context: undefined } as never)
    return call(name, input)
  }) as typeof toolbox.call
  const { response, choices } = await answerMessage({ message, history: [], scope, toolbox })
  // What is asked back are readings, and no figures.
  if (choices.length > 0) return
  const stream = new SentenceStream()
  let before = ''
  for (const text of [...stream.push(response), stream.end()]) {
    sentences.push({ text, before, turn })
    before += text
  }
}

it('stops no right answer, but for a difference that the analyst worked out itself', () => {
  expect(sentences.length).toBeGreaterThan(400)
  const stopped = sentences.filter(({ text, before, turn }) => findUnbacked(text, turn.known, before))
  expect(
    stopped
      .filter(
        ({ text }) => !/their own average|is \S+ (?:higher|lower) than|from the earlier half|of 34% to 66%/.test(text),
      )
      .map(({ text }) => text),
  ).toEqual([])
  expect(stopped.length / sentences.length).toBeLessThan(0.02)
})

it('stops four of five answers with a number that is a little wrong: the others say a value of the same athlete, metric and unit', () => {
  const wrong = sentences.flatMap(({ text, before, turn }) =>
    saidNumbers(turn.known.withoutNames(text))
      .filter(({ kind, raw }) => kind === 'number' && /^[\d.]+$/.test(raw))
      .flatMap(({ value, decimals, index, end }) =>
        [3, -4, 11]
          .map((step) => (value + (decimals > 0 ? step * 0.3 : step)).toFixed(decimals))
          .filter((shown) => Number(shown) >= 0)
          .map(
            (shown) => findUnbacked(text.slice(0, index) + shown + text.slice(end), turn.known, before) !== undefined,
          ),
      ),
  )
  expect(wrong.length).toBeGreaterThan(1500)
  expect(wrong.filter(Boolean).length / wrong.length).toBeGreaterThan(0.8)
})
