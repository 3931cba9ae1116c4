import type { LanguageModelMiddleware } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'

/** The parameters of one call, as a provider's package gets them. */
export type CallParameters = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']

/** OpenAI stores nothing of a question. A summary of the reasoning, which only verified accounts get, is not requested. */
const OPENAI = { openai: { store: false, reasoningSummary: null } }
/** Every request starts with the same rules and tools. Cached for some minutes, they cost a tenth. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** The provider-specific options of each call. */
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

/** Anthropic caches everything before a mark: first the tools, then the rules. */
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
