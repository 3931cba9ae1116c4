import type {
  AnswerSink,
  AskingUser,
  LanguageModel,
  ModelAnswer,
  ModelQuestion,
} from '@corner/coach/language-model/language-model.ts'
import { EMAIL_MAXIMUM, NAME_MAXIMUM } from '@corner/contract/constants/accounts.ts'
import type { ModelMessage } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import { ModelFailure } from './model-failure.ts'
import { type ModelLimits, modelLimits } from './model-limits.ts'
import { modelTools } from './model-tools.ts'
import type { Aliases } from './names/aliases.ts'
import { providerModel } from './provider-model.ts'
import { systemPrompt } from './system-prompt.ts'
import { TokenBudget } from './token-budget.ts'
import { Turn } from './turn.ts'
import { withVisibleText } from './visible-text.ts'
import { wordFacts } from './word-facts.ts'
import { writeAnswer } from './write-answer.ts'

/** How many earlier messages go with a question. */
const HISTORY_MESSAGES = 10
const HISTORY_CHARACTERS = 2000
/** No name and no address is longer. */
const LONGEST_NAME = Math.max(EMAIL_MAXIMUM, 2 * NAME_MAXIMUM + 1)

export interface CoachModelParts {
  configuration: AiConfiguration
  database: Database
  now: () => Date
  /** Absent: the configured pauses. Tests use none. */
  limits?: Partial<ModelLimits>
}

/** Answers with a language model: it uses the same tools, and the figures of its answer are printed from their results. */
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

  /** The provider's model, created once. */
  get model(): ReturnType<typeof providerModel> {
    this.provided ??= providerModel(this.configuration).then(withVisibleText)
    return this.provided
  }

  /** For insights: facts in other words, or null (word-facts.ts). Bound, so that it can be passed as a function. */
  readonly word = (facts: Parameters<typeof wordFacts>[1], userId: string) => wordFacts(this, facts, userId)

  /** @throws ModelFailure, with a notice for the person who asked */
  async answer(asked: ModelQuestion, asking: AskingUser, reader: AnswerSink): Promise<ModelAnswer> {
    const { budget, limits, configuration } = this
    if (await budget.isUsedUp(asking.userId)) throw new ModelFailure('budget_used_up')
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(limits.totalMs)])
    const turn = new Turn(asked, asking, reader, configuration.privacy)
    const messages = messagesOf(turn)
    const hidden = messages.map(({ content }) => content).join('\n')
    const [own] = asked.scope.view === 'own' ? asked.scope.athletes : []
    await writeAnswer(turn, {
      ...limits,
      signal,
      model: await this.model,
      tools: modelTools(turn),
      messages,
      take: (use) => budget.take(asking.userId, use),
      instructions: systemPrompt({
        today: asked.scope.today,
        ...turn.frame,
        own: own && (turn.aliases.hideIn(own.id) as string),
        shared: turn.aliases.sharedIn(hidden),
        unknown: turn.aliases.unknownIn(hidden),
      }),
    })
    return { response: turn.shown.trim(), lookedUp: turn.lookedUp }
  }
}

/**
 * The earlier messages and the question, with aliases. Earlier answers come from the browser, so they are untrusted data like
 * everything else.
 */
function messagesOf({ asked: { message, history }, aliases }: Turn): (ModelMessage & { content: string })[] {
  const earlier = history.slice(-HISTORY_MESSAGES).map(({ role, content }) => ({
    role,
    content: beginningOf(content, aliases),
  }))
  return [...earlier, { role: 'user', content: aliases.hide(message) }]
}

/** Read a name further than it is sent: the first half of a name at the cut would not be known as one. */
function beginningOf(content: string, aliases: Aliases): string {
  const read = content.slice(0, HISTORY_CHARACTERS + LONGEST_NAME)
  const hidden = aliases.hide(read)
  const known = read === content ? hidden.length : hidden.length - LONGEST_NAME
  return hidden.slice(0, Math.min(HISTORY_CHARACTERS, known))
}
