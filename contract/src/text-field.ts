import * as z from 'zod/mini'
import { isPlainLine } from './plain-line.ts'

// zod's small build: a form in the browser checks with the same fields as the server (person-fields.ts).

/** PostgreSQL cannot store NUL, and a lone surrogate is no character of any language. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

type TextCheck = z.core.$ZodCheck<string>

/**
 * A text that can be stored and read back unchanged.
 * @param label names the field in the sentence for the person who typed it
 * @param checks what must hold besides, in this order
 */
export function textField(label: string, max: number, ...checks: TextCheck[]) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be a text`,
    })
    .check(
      z.maxLength(max, `${label} must have at most ${max} characters`),
      z.refine(isStorable, `${label} holds characters that cannot be stored`),
      ...checks,
    )
}

/** A text that must say something: blanks alone do not count. Surrounding blanks are dropped. */
export function requiredText(label: string, max: number, ...checks: TextCheck[]) {
  return textField(label, max, z.trim(), z.minLength(1, `${label} is required`), ...checks)
}

/** As `requiredText`, of one line that everybody sees as it is: for names. */
export function lineField(label: string, max: number, ...checks: TextCheck[]) {
  const isPlain = z.refine<string>(
    isPlainLine,
    `${label} holds a line break or a sign that nobody sees. Please type it again.`,
  )
  return requiredText(label, max, isPlain, ...checks)
}
