import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'

type ProvidedModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** The same model, without what it thinks aloud: `<think>…</think>` of a local model is no part of its answer. */
export function withVisibleText(model: LanguageModel): LanguageModel {
  if (typeof model === 'string') throw new Error('A model without a provider')
  return wrapLanguageModel({
    model: model as ProvidedModel,
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

const END_OF_THOUGHTS = '</think>'

/** What stands behind thoughts whose beginning a server kept to itself; undefined: none end here. */
export function behindThoughts(text: string): string | undefined {
  const end = text.lastIndexOf(END_OF_THOUGHTS)
  return end < 0 ? undefined : text.slice(end + END_OF_THOUGHTS.length)
}
