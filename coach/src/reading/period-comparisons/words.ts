import type { MessagePart } from '../part.ts'
import type { Span } from '../spans/span.ts'
import { spansOf } from '../spans/span.ts'

/** A part's words as read, with names as dots. */
export const wordsOf = ({ tokens }: MessagePart): string => tokens.map(({ text }) => text).join(' ')

/** As typed: a rare word may have been corrected. */
export const typedWords = ({ tokens }: MessagePart): string =>
  tokens
    .map(({ raw }) => raw)
    .join(' ')
    .toLowerCase()

const DOWN =
  /\b(down|downward|downhill|drop|drops|dropped|dropping|drop-off|dip|dips|dipped|fell|fall|falls|fallen|falling|fallers?|declin\w*|decreas\w*|lower|less|worse|worst|worsen\w*|sink\w*|sank|slid|slide|sliding|slipp\w*|tired|crash\w*|tank\w*|plummet\w*|plung\w*|lost|losing)\b/
const UP =
  /\b(up|upward|rise|rises|risen|rising|risers?|rose|climb\w*|gain\w*|improv\w*|increas\w*|higher|more(?! (tired|fatigued|worn|beat|sore|run))|better|jump\w*|bounc\w*|came back|creep\w*|spik\w*|grew|grow\w*)\b/

/** The directions mentioned for a change; both where a choice is given ("up or down"). */
export function directionsIn(text: string): { down: boolean; up: boolean } {
  return { down: DOWN.test(text), up: UP.test(text) }
}

const MOVED =
  /\b(drop(ped|ping|s|-off)?|dip(ped|ping|s)?|fell|falls?|fallen|falling|tank\w*|plummet\w*|slip\w*|slid|declin\w*|rose|rises?|risen|rising|jump\w*|climb\w*|improv\w*|increas\w*|decreas\w*|gain\w*|lost|losing|bounc\w*|spik\w*|worsen\w*|chang\w*|(got|gotten|getting) (better|worse))\b/

/** Whether something is said to have changed, and not only to be high or low. */
export const saysChanged = (message: string): boolean => MOVED.test(message.toLowerCase())

/** The words right before a span, in its own sentence. */
export const wordsBefore = ({ tokens }: MessagePart, { from }: Pick<Span, 'from'>, count: number): string =>
  tokens
    .slice(Math.max(0, from - count), from)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence)
    .map(({ text }) => text)
    .join(' ')

export const spanText = ({ tokens }: MessagePart, { from, until }: Pick<Span, 'from' | 'until'>): string =>
  tokens
    .slice(from, until)
    .map(({ text }) => text)
    .join(' ')

export const windowsOf = ({ spans }: MessagePart): Span<'window'>[] => spansOf(spans, 'window')
