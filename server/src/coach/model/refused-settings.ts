import { APICallError, type LanguageModelMiddleware } from 'ai'
import type { CallParameters } from './call-settings.ts'

/** Settings that some models refuse, recognized by their error messages. */
const REFUSED_BY: readonly [keyof CallParameters, RegExp][] = [
  // Ollama: "... does not support thinking"; others: "Unrecognized request argument supplied: reasoning_effort".
  ['reasoning', /reasoning|think|effort/i],
  ['temperature', /temperature/i],
]

/**
 * Some servers refuse a request because of an unsupported setting, such as a reasoning effort. The request is repeated without
 * it, and it is left out from then on: none of these settings changes what an answer must be.
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
