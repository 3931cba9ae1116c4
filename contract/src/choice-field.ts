import { z } from 'zod'

/** A choice from a list, refused with a sentence that names the choices. */
export function choiceField<const Choices extends readonly [string, ...string[]]>(label: string, choices: Choices) {
  return z.enum(choices, { error: `${label} must be one of: ${choices.join(', ')}` })
}
