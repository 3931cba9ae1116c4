import type { LanguageModel, LanguageModelMiddleware } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import { asIsSetUp } from './call-settings.ts'
import { providerFetch } from './provider-fetch.ts'
import { withoutWhatIsRefused } from './refused-settings.ts'

/**
 * The SDK's model, with the configured settings for each call. Its packages are loaded with the first question: a server
 * without a model never needs them.
 */
export async function providerModel(configuration: AiConfiguration): Promise<LanguageModel> {
  // The SDK would print warnings, including settings, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { wrapLanguageModel } = await import('ai')
  const middleware: LanguageModelMiddleware[] = [asIsSetUp(configuration), withoutWhatIsRefused()]
  return wrapLanguageModel({ model: await bareModel(configuration), middleware })
}

/** OpenAI itself is called by its Responses API, which all of its models support; other servers by Chat Completions. */
async function bareModel({ provider, model, baseUrl: baseURL, key }: AiConfiguration) {
  const fetch = providerFetch
  const apiKey = key === undefined ? {} : { apiKey: key }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, ...apiKey, fetch })(model)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL, ...apiKey, fetch }).responses(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'local', baseURL, ...apiKey, fetch, includeUsage: true })(model)
}
