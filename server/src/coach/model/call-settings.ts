import type { LanguageModelMiddleware } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'

/** The parameters of one call, as a provider's package gets them. */
export type CallParameters = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']

/** Nothing of a question is kept at OpenAI; and a summary of its thinking, which only verified accounts get, is not asked for. */
const OPENAI = { openai: { store: false, reasoningSummary: null } }
/** The beginning of every request is the same: rules and tools. Kept there for some minutes, it costs a tenth. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** What goes with each call beside its texts, by the provider that is set up. */
export function asIsSetUp({
  provider,
  reasoning,
}: Pick<AiConfiguration, 'provider' | 'reasoning'>): LanguageModelMiddleware {
  return {
    transformParams: async ({ params }) => {
      const asked = reasoning === 'default' ? params : { ...params, reasoning }
      if (provider === 'openai') return { ...asked, providerOptions: OPENAI }
      return provider === 'anthropic' ? withCacheMarks(asked) : asked
    },
  }
}

/** Anthropic keeps all that stands before a mark: the tools come first, and then the rules. */
function withCacheMarks(params: CallParameters): CallParameters {
  const { tools } = params
  return {
    ...params,
    prompt: params.prompt.map((message) =>
      message.role === 'system' ? { ...message, providerOptions: CACHED } : message,
    ),
    ...(tools && {
      tools: tools.map((tool, place) =>
        tool.type === 'function' && place === tools.length - 1 ? { ...tool, providerOptions: CACHED } : tool,
      ),
    }),
  }
}
