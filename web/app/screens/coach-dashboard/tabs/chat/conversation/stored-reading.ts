import type { Choice, Reading } from '@corner/contract/entities/chat.ts'

/** Whether a stored value can be rendered as a button; its request is validated by the server. */
export function isChoice(value: unknown): value is Choice {
  return isRecord(value) && typeof value.text === 'string' && isRequest(value.request)
}

/** Whether a stored value can be rendered as the line under an answer. */
export function isReading(value: unknown): value is Reading {
  if (!isRecord(value) || !isRequest(value.request) || typeof value.line !== 'string') return false
  const { unused, chips } = value
  if (!Array.isArray(unused) || !unused.every((word) => typeof word === 'string')) return false
  return Array.isArray(chips) && chips.every(isChip)
}

type Chip = Reading['chips'][number]

const PARTS: readonly unknown[] = ['who', 'what', 'days', 'how'] satisfies Chip['part'][]

function isChip(value: unknown): value is Chip {
  if (!isRecord(value) || !PARTS.includes(value.part) || typeof value.text !== 'string') return false
  return Array.isArray(value.choices) && value.choices.every(isChoice)
}

const isRequest = (value: unknown) => isRecord(value) && typeof value.kind === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
