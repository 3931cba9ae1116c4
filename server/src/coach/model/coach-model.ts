import type { Asked, Asking, LanguageModel, Reader } from '@corner/coach/answerer.ts'
import type { ModelMessage } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import { attempt } from './attempt.ts'
import { ModelFailure } from './model-failure.ts'
import { type ModelLimits, modelLimits } from './model-limits.ts'
import { modelTools } from './model-tools.ts'
import type { UnbackedNumber } from './number-check.ts'
import { providerModel } from './provider-model.ts'
import { systemPrompt } from './system-prompt.ts'
import { TokenBudget } from './token-budget.ts'
import type { TokenUse } from './token-use.ts'
import { Turn } from './turn.ts'
import { wordFacts } from './word-facts.ts'

/** So much of what was said before goes with a question. */
const HISTORY_MESSAGES = 10
const HISTORY_CHARACTERS = 2000

const WRITING_ANEW = 'A number could not be found in your data: the answer is being rewritten.'

export interface CoachModelParts {
  configuration: AiConfiguration
  database: Database
  now: () => Date
  /** Absent: as it is set up. Tests do not wait. */
  limits?: Partial<ModelLimits>
}

/** The way with a language model: it looks up by the same tools, and nothing of it is shown that they do not back. */
export class CoachModel implements LanguageModel {
  readonly configuration: AiConfiguration
  readonly budget: TokenBudget
  readonly limits: ModelLimits
  private provided: ReturnType<typeof providerModel> | undefined

  constructor({ configuration, database, now, limits }: CoachModelParts) {
    this.configuration = configuration
    this.budget = new TokenBudget({ database, configuration, now })
    this.limits = { ...modelLimits(configuration), ...limits }
  }

  /** The provider's model, made once. */
  get model(): ReturnType<typeof providerModel> {
    this.provided ??= providerModel(this.configuration)
    return this.provided
  }

  /** For insights: facts in other words, or null (word-facts.ts). Bound, to be handed on as a function. */
  readonly word = (facts: Parameters<typeof wordFacts>[1], userId: string) => wordFacts(this, facts, userId)

  /** @throws ModelFailure, with a notice for the person who asked */
  async answer(asked: Asked, asking: Asking, reader: Reader): Promise<string> {
    const { budget, limits, configuration } = this
    if (await budget.isUsedUp(asking.userId)) throw new ModelFailure('budget_used_up')
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(limits.totalMs)])
    const turn = new Turn(asked, asking, reader, configuration.privacy)
    const messages = messagesOf(turn)
    const hidden = messages.map(({ content }) => content).join('\n')
    const [own] = asked.scope.view === 'own' ? asked.scope.athletes : []
    const parts = {
      ...{ ...limits, signal, model: await this.model, tools: modelTools(turn) },
      take: (use: TokenUse) => budget.take(asking.userId, use),
      instructions: systemPrompt({
        ...asked.scope,
        own: own && (turn.aliases.hideIn(own.id) as string),
        shared: turn.aliases.sharedIn(hidden),
      }),
    }
    const first = await attempt(turn, { ...parts, messages })
    if (!first.unbacked) return turn.shown.trim()
    turn.restart(WRITING_ANEW)
    const steps = limits.steps - first.steps
    if (steps < 1) throw new ModelFailure('wrong_number')
    const correction: ModelMessage = { role: 'user', content: turn.aliases.hide(correctionOf(first.unbacked)) }
    const second = await attempt(turn, { ...parts, steps, messages: [...messages, ...first.said, correction] })
    if (second.unbacked) throw new ModelFailure('wrong_number')
    return turn.shown.trim()
  }
}

/** What was said before and the question, with aliases. An answer before came from the browser: it is data like all else. */
function messagesOf({ asked: { message, history }, aliases }: Turn): (ModelMessage & { content: string })[] {
  return [...history.slice(-HISTORY_MESSAGES), { role: 'user' as const, content: message }].map(
    ({ role, content }, i, all) => ({
      role,
      content: aliases.hide(i < all.length - 1 ? content.slice(0, HISTORY_CHARACTERS) : content),
    }),
  )
}

const WHY: Record<UnbackedNumber['why'], string> = {
  unknown: 'no tool returned it',
  other_person: 'a tool returned it for another athlete',
  other_way: 'the value moved the other way',
  other_statistic:
    'a tool returned it as another statistic: a latest value is no average, and an average no latest value',
  other_day: 'it is of the record of another day',
  not_measured: 'it is no measured value: it was only asked, set or read in an article',
}

function correctionOf({ raw, sentence, why }: UnbackedNumber): string {
  return `A check of your answer failed. In "${sentence.slice(0, 300)}" the number ${raw} is not backed: ${WHY[why]}. Write the whole answer again, with numbers exactly as the tools returned them (rounded as told), each beside its own athlete. Call a tool where one is missing, or leave the number out. Do not mention this check.`
}
