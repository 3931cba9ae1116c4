import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'

type ProvidedModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** The same model without its visible reasoning: `<think>…</think>` of a local model is not part of its answer. */
export function withVisibleText(model: LanguageModel): LanguageModel {
  if (typeof model === 'string') throw new Error('A model without a provider')
  return wrapLanguageModel({
    model: model as ProvidedModel,
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

const END_OF_REASONING = '</think>'

/** The text after reasoning whose opening tag the server dropped; undefined: there is no closing tag. */
export function afterReasoning(text: string): string | undefined {
  const end = text.lastIndexOf(END_OF_REASONING)
  return end < 0 ? undefined : text.slice(end + END_OF_REASONING.length)
}
