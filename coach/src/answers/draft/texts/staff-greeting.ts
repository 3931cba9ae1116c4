import type { DraftRequest } from '../request/draft-request.ts'
import { RECIPIENTS } from '../request/recipient.ts'

/** Whom a note of the staff is for, and its greeting. */
export function staffGreeting({ to, named, manner, words }: DraftRequest): {
  to: string | undefined
  greeting: string
} {
  if (named) return { to: named, greeting: manner.tone === 'formal' ? `Dear ${named},` : `Hi ${named},` }
  const isStaff = to === 'coach' && /\b(staff|coaches|assistants)\b/i.test(words)
  const readers = isStaff
    ? 'the staff'
    : to === 'coach' && /\bhead coach\b/i.test(words)
      ? 'the head coach'
      : to && to !== 'athletes'
        ? RECIPIENTS[to]
        : undefined
  return {
    to: readers,
    greeting:
      to === 'coach' && !isStaff
        ? manner.tone === 'formal'
          ? 'Dear Coach,'
          : 'Hi Coach,'
        : manner.isEmail || to === 'director'
          ? 'Hello,'
          : '',
  }
}
