import { z } from 'zod'
import { isPlainLine } from './plain-line.ts'

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** A text that can be stored and read back unchanged; the label is used in error messages. */
export function textField(label: string, max: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be a text`,
    })
    .max(max, `${label} must have at most ${max} characters`)
    .refine(isStorable, `${label} holds characters that cannot be stored`)
}

/** A text that must not be blank; leading and trailing blanks are removed. */
export function requiredText(label: string, max: number) {
  return textField(label, max).trim().min(1, `${label} is required`)
}

/** As `requiredText`, on one line without invisible characters: for names. */
export function lineField(label: string, max: number) {
  return requiredText(label, max).refine(
    isPlainLine,
    `${label} holds a line break or a sign that nobody sees. Please type it again.`,
  )
}

/** A choice from a list; the error message names the choices. */
export function choiceField<const Choices extends readonly [string, ...string[]]>(label: string, choices: Choices) {
  return z.enum(choices, { error: `${label} must be one of: ${choices.join(', ')}` })
}
