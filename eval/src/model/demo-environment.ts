type Environment = Record<string, string | undefined>

/** All questions are one user's, and come on one day. */
const ENOUGH_TOKENS = '1000000000'

/** With what the demo is started: without a language model, whatever is set here, or with the one that is. */
export function demoEnvironment(environment: Environment, withModel: boolean): Environment {
  if (withModel) return { CORNER_AI_TOKENS_A_DAY: ENOUGH_TOKENS, ...environment }
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('CORNER_AI_')))
}

/** In a sentence; undefined: a language model is named. What else may be missing the demo says itself. */
export function missingModel(environment: Environment): string | undefined {
  if (environment.CORNER_AI_PROVIDER) return
  return 'CORNER_AI_PROVIDER is missing: --model asks the language model that the CORNER_AI_ settings name (docs/ai.md).'
}
