import { APICallError, type LanguageModelMiddleware } from 'ai'
import type { CallParameters } from './call-settings.ts'

/** Settings that some models refuse, by the words in which they do. */
const REFUSED_BY: readonly [keyof CallParameters, RegExp][] = [
  // Ollama: "... does not support thinking"; others: "Unrecognized request argument supplied: reasoning_effort".
  ['reasoning', /reasoning|think|effort/i],
  ['temperature', /temperature/i],
]

/**
 * Some servers refuse a request for what they cannot do, such as an effort of thinking. It is asked once more without, and from then on
 * not asked for: neither says how the answer has to be.
 */
export function withoutWhatIsRefused(): LanguageModelMiddleware {
  const refused = new Set<keyof CallParameters>()
  const without = (params: CallParameters): CallParameters => ({
    ...params,
    ...Object.fromEntries([...refused].map((name) => [name, undefined])),
  })
  async function ask<Answer>(
    params: CallParameters,
    send: (params: CallParameters) => PromiseLike<Answer>,
  ): Promise<Answer> {
    const sent = without(params)
    try {
      return await send(sent)
    } catch (error) {
      const names = refusedNames(error, sent)
      if (names.length === 0) throw error
      for (const name of names) refused.add(name)
      return ask(params, send)
    }
  }
  return {
    wrapGenerate: ({ params, model }) => ask(params, (sent) => model.doGenerate(sent)),
    wrapStream: ({ params, model }) => ask(params, (sent) => model.doStream(sent)),
  }
}

function refusedNames(error: unknown, sent: CallParameters): (keyof CallParameters)[] {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return []
  const said = `${error.message} ${error.responseBody ?? ''}`
  return REFUSED_BY.filter(([name, words]) => sent[name] !== undefined && words.test(said)).map(([name]) => name)
}
