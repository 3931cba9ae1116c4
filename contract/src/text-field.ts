import { z } from 'zod'
import { isPlainLine } from './plain-line.ts'

/** PostgreSQL cannot store NUL, and a lone surrogate is no character of any language. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** A text that can be stored and read back unchanged; the label stands in the sentence for the person who typed it. */
export function textField(label: string, max: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be a text`,
    })
    .max(max, `${label} must have at most ${max} characters`)
    .refine(isStorable, `${label} holds characters that cannot be stored`)
}

/** A text that must say something: blanks alone do not count. Surrounding blanks are dropped. */
export function requiredText(label: string, max: number) {
  return textField(label, max).trim().min(1, `${label} is required`)
}

/** As `requiredText`, of one line that everybody sees as it is: for names. */
export function lineField(label: string, max: number) {
  return requiredText(label, max).refine(
    isPlainLine,
    `${label} holds a line break or a sign that nobody sees. Please type it again.`,
  )
}

/** A choice from a list, refused with a sentence that names the choices. */
export function choiceField<const Choices extends readonly [string, ...string[]]>(label: string, choices: Choices) {
  return z.enum(choices, { error: `${label} must be one of: ${choices.join(', ')}` })
}
