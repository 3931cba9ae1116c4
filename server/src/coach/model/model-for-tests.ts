import { readConfiguration } from '../../configuration/configuration.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { CoachModel } from './coach-model.ts'
import type { ModelFailure } from './model-failure.ts'
import type { ModelLimits } from './model-limits.ts'
import { questionWith, TestSink } from './question-for-tests.ts'
import { type SeenRequest, startScriptedProvider } from './scripted-provider-for-tests.ts'

export const KEY = 'sk-very-secret-key'

const RECOVERIES = {
  who: {},
  measures: [{ metric: 'recovery', aggregate: 'latest' }],
  days: {},
  by: ['athlete'],
  order: 'lowest',
  asks: 'who',
} as const
/** The tool call that finds who has the lowest recovery. */
export const LOWEST = { call: [{ tool: 'query', input: RECOVERIES }] }

/** An athlete as the provider sees them. */
interface ShownAthlete {
  alias: string
  /** `{{r8}}` of their latest recovery. */
  ref: string
  /** The reference of its date. */
  day: string
}

/** A language model with a scripted provider, and a function that asks it. */
export async function startAskedModel() {
  const testApp = await createTestApp()
  const provider = await startScriptedProvider()
  const people = new People(testApp)
  const asking = { userId: (await people.addCoach()).id }

  function modelWith(environment: Record<string, string> = {}, limits: Partial<ModelLimits> = {}): CoachModel {
    const { ai } = readConfiguration({
      CORNER_AI_PROVIDER: 'openai-compatible',
      CORNER_AI_MODEL: 'small',
      CORNER_AI_BASE_URL: provider.url,
      CORNER_AI_KEY: KEY,
      ...environment,
    })
    if (!ai) throw new Error('No model')
    return new CoachModel({
      configuration: ai,
      database: testApp.database,
      now: testApp.clock.now,
      limits: { retries: 0, ...limits },
    })
  }

  async function ask(
    asked = questionWith('Who has the lowest recovery?'),
    { model = modelWith(), signal = new AbortController().signal } = {},
  ) {
    const reader = new TestSink()
    const { userId } = asking
    const answer = await model.answer(asked, { userId, signal }, reader).catch((error: ModelFailure) => error)
    return {
      pieces: reader.pieces,
      answer: 'response' in answer ? answer.response : undefined,
      lookedUp: 'response' in answer ? answer.lookedUp : [],
      failure: 'response' in answer ? undefined : answer,
      steps: asked.toolbox.steps.map(({ tool }) => tool),
    }
  }

  /** The athletes in a look-up of the lowest recovery, lowest first: Vera, Reyes, the instruction, Olde. */
  async function known() {
    provider.play(LOWEST, { say: 'Nothing more.' })
    await ask()
    const [vera, reyes, instruction, olde] = athletesIn(provider.requests.at(-1))
    if (!vera || !reyes || !instruction || !olde) throw new Error('Nobody was looked up')
    return { vera, reyes, instruction, olde }
  }

  return { testApp, provider, people, asking, modelWith, ask, known }
}

function athletesIn(request: SeenRequest | undefined): ShownAthlete[] {
  const result = request?.body.messages.findLast(({ role }: { role: string }) => role === 'tool')
  const { rows } = JSON.parse(result.content)
  return rows.map(({ athlete: alias, ...row }: Record<string, string>) => {
    const [ref = '', day = ''] = row['latest recovery']?.match(/\{\{r\d+\}\}/g) ?? []
    return { alias, ref, day }
  })
}
