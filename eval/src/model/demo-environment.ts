type Environment = Record<string, string | undefined>

/** All questions come from one user on one day. */
const ENOUGH_TOKENS = '1000000000'

/** The demo's environment: without a language model, whatever the shell sets, or with the shell's. */
export function demoEnvironment(environment: Environment, withModel: boolean): Environment {
  if (withModel) return { CORNER_AI_TOKENS_A_DAY: ENOUGH_TOKENS, ...environment }
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('CORNER_AI_')))
}

/** The problem as a sentence; undefined: a language model is named. The demo itself reports what else is missing. */
export function missingModel(environment: Environment): string | undefined {
  if (environment.CORNER_AI_PROVIDER) return
  return 'CORNER_AI_PROVIDER is missing: --model asks the language model that the CORNER_AI_ settings name (docs/ai.md).'
}
