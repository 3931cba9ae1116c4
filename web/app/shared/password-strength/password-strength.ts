import { isCommonPassword } from '@corner/contract/common-passwords.ts'

/** From 0 (too short) to 4, with a word for it and, if there is one, advice. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4
  word: string
  advice: string
}

const WORDS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
/** Points from which a password is fair, good and strong: one for each character and each further kind of character. */
const STEPS = [9, 13, 17]
/** Shorter parts of a name occur in many words. */
const LEAST_PART = 3

/**
 * How hard a password is to guess: checks the most common ones, the person's own data, repetitions and sequences; then
 * length and kinds of characters. Advice only.
 * @param own the person's names and addresses, as far as the form has them
 */
export function passwordStrength(password: string, own: readonly string[], minimum: number): PasswordStrength {
  if (password.length < minimum) return of(0, `${minimum} characters at least.`)
  if (isCommonPassword(password)) return of(1, 'Too many people use it.')
  if (holdsOwn(password, own)) return of(1, 'It contains your name or e-mail.')
  if (isRow(password)) return of(1, 'It is a simple sequence or repeat.')
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = password.length + kinds - 1
  const level = (1 + STEPS.filter((step) => points >= step).length) as 1 | 2 | 3 | 4
  return of(level, level < 3 ? 'A few more words make it stronger.' : '')
}

function of(level: PasswordStrength['level'], advice: string): PasswordStrength {
  return { level, word: WORDS[level], advice }
}

function holdsOwn(password: string, own: readonly string[]): boolean {
  const plain = password.toLowerCase()
  const parts = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return parts.some((part) => part.length >= LEAST_PART && plain.includes(part) && part.length * 2 >= plain.length)
}

/** `aaaaaa`, `abababab`, `abcdef`, `987654`. */
function isRow(password: string): boolean {
  const codes = Array.from(password, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)))
  return new Set(codes).size <= 2 || (steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1)
}
