import { APICallError, RetryError } from 'ai'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Finding } from './check.ts'

type Trouble = Pick<Finding, 'says' | 'advice'>

export const CONTEXT_ADVICE =
  'Give it a context of at least 16,384 tokens: OLLAMA_CONTEXT_LENGTH=16384 for Ollama, -c 16384 for llama.cpp, --max-model-len 24576 for vLLM, which counts what may be written, too.'

const BROKEN_OFF: Trouble = {
  says: 'The connection broke off in the middle of an answer.',
  advice: 'Try again, and look into the log of the server or of a proxy in between.',
}

const TOO_LONG = /context|too long|too many tokens|max(?:imum)?[ _](?:model[ _])?(?:len|tokens)/i
const TOO_MUCH_OUTPUT = /max_(?:completion_|output_)?tokens\b.*(?:too large|at most|greater|exceed|less than|must be)/i
const NO_TOOLS = /\btools?\b|tool_|function call/i
const NO_CREDIT = /quota|credit|billing|balance|payment/i

/**
 * What a provider's error means, and what to do. Its own message is left out, because it may contain the key or a text.
 * @param how whether the time was over, and whether text had arrived before
 */
export function errorAdvice(
  error: unknown,
  configuration: AiConfiguration,
  how: { isTimeout: boolean; hasBegun: boolean },
): Trouble {
  const { host } = new URL(configuration.baseUrl)
  if (how.isTimeout) return tooSlow(configuration)
  const last = RetryError.isInstance(error) ? error.lastError : error
  const { statusCode: status, responseBody: body = '' } = APICallError.isInstance(last) ? last : { statusCode: 200 }
  if (status === undefined) return unreachable(last, host)
  if (status === 200) return how.hasBegun ? BROKEN_OFF : garbage(host)
  return (
    refused(status, body, configuration) ?? {
      ...ofServer(status),
      says: `${host} reported an error (status ${status}).`,
    }
  )
}

function tooSlow({ questionSeconds }: AiConfiguration): Trouble {
  return {
    says: `No answer within ${questionSeconds} seconds.`,
    advice:
      'Set CORNER_AI_QUESTION_SECONDS higher, or CORNER_AI_REASONING lower, or choose a faster model. A local server loads the model with the first request: try once more.',
  }
}

function unreachable(error: unknown, host: string): Trouble {
  if (wordsOf(error).includes('redirect'))
    return {
      says: `${host} answers with a redirect, which is not followed: it would take questions and key to another address.`,
      advice: 'Set CORNER_AI_BASE_URL to the address that it leads to.',
    }
  return {
    says: `${host} cannot be reached.`,
    advice: 'Check CORNER_AI_BASE_URL, that the server runs, and that this machine may reach it.',
  }
}

function garbage(host: string): Trouble {
  return {
    says: `${host} answers, but not as a language model does.`,
    advice: 'Check CORNER_AI_PROVIDER and CORNER_AI_BASE_URL: the address usually ends with /v1.',
  }
}

/** By status; where one status has several meanings, by the provider's message. */
function refused(
  status: number,
  body: string,
  { model, provider, outputTokens }: AiConfiguration,
): Trouble | undefined {
  if (status === 401)
    return {
      says: 'The key is not accepted.',
      advice: 'Check CORNER_AI_KEY: it may be mistyped, withdrawn or of another provider.',
    }
  if (status === 402 || (status === 429 && NO_CREDIT.test(body)))
    return {
      says: 'The account has no credit left.',
      advice: 'Add credit or raise the limit of your account at the provider.',
    }
  if (status === 403)
    return {
      says: 'The key may not use this model.',
      advice: `Allow ${model} for this key at the provider, or choose another model.`,
    }
  if (status === 404)
    return {
      says: `There is no model called ${model} at this address, or the address is wrong.`,
      advice:
        provider === 'openai-compatible'
          ? 'Check CORNER_AI_MODEL (with Ollama: is it pulled?) and CORNER_AI_BASE_URL, which usually ends with /v1.'
          : 'Check CORNER_AI_MODEL.',
    }
  if (status === 429 || status === 503 || status === 529)
    return {
      says: 'It takes no more requests just now.',
      advice: 'Wait a minute and try again. If it stays so, raise your limits at the provider.',
    }
  if (TOO_MUCH_OUTPUT.test(body))
    return {
      says: `It refuses to write up to ${outputTokens} tokens.`,
      advice: `Set CORNER_AI_OUTPUT_TOKENS lower, or on a server of your own: ${CONTEXT_ADVICE[0]?.toLowerCase()}${CONTEXT_ADVICE.slice(1)}`,
    }
  if (status === 413 || TOO_LONG.test(body)) return { says: 'It refuses so long a request.', advice: CONTEXT_ADVICE }
  if (NO_TOOLS.test(body))
    return {
      says: 'It refuses a request with tools.',
      advice:
        'Choose a model that can call tools. llama.cpp: start it with --jinja. vLLM: --enable-auto-tool-choice and the --tool-call-parser of this model.',
    }
  return
}

function ofServer(status: number): Pick<Trouble, 'advice'> {
  return {
    advice:
      status < 500
        ? 'Check CORNER_AI_MODEL and CORNER_AI_PROVIDER: the model may not take such a request.'
        : 'Try again, and look into the log of the server.',
  }
}

/** The message of an error and its causes, for internal use only. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${wordsOf(error.cause)}`
}
