import type { LanguageModel } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import { providerFetch } from './provider-fetch.ts'

/** What is asked of any provider beside the texts. Nothing of a question is to be kept there. */
export const PROVIDER_OPTIONS = { openai: { store: false } }

/**
 * The model as the SDK knows it. Its packages are read with the first question: a server without a model never needs them.
 * OpenAI's own is spoken to by Chat Completions, which keeps nothing and which every proxy understands.
 */
export async function providerModel({ provider, model, baseUrl, key }: AiConfiguration): Promise<LanguageModel> {
  // The SDK would print warnings, and with them settings, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const baseURL = baseUrl === undefined ? {} : { baseURL: baseUrl }
  const fetch = providerFetch
  const apiKey = key === undefined ? {} : { apiKey: key }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ ...baseURL, ...apiKey, fetch })(model)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ ...baseURL, ...apiKey, fetch }).chat(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'local', baseURL: baseUrl ?? '', ...apiKey, fetch, includeUsage: true })(model)
}
