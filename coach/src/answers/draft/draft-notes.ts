import { capital, paragraphs } from '../phrases/lists.ts'
import type { Style } from './request/style.ts'

/** When a change leaves the text as it was, this is said and the text is not repeated. */
export function saySame(manner: Style, change: string): string {
  if (manner.notDone.length > 0 && NOT_DONE.test(change))
    return `${capital(manner.notDone.join(' and '))} left to you. The text above stays as it is.`
  if (manner.withoutNames && /\bnam(es?|ed)\b|\banonym/i.test(change))
    return 'The text above names no athlete, so it can go out as it is.'
  if (manner.withoutNumbers && /\b(numbers?|figures?|stats|percent\w*|digits)\b/i.test(change))
    return 'The text above has no figure in it, so it can go out as it is.'
  return manner.cutAgain > 0 && SHORTER.test(change)
    ? 'It is as short as I can make it without dropping what you want said. Tell me which part can go, such as "leave out the phones".'
    : 'That changes nothing in the text above: I change length, tone, reader, names and numbers, and I put in or take out what you name. Say the words to add, or which part goes.'
}

const SHORTER = /\b(short|brief|trim|cut|long|tight|less|read)/i
const NOT_DONE =
  /\b(fun\w*|jok\w*|humou?r\w*|laugh|clown\w*|roast|shade|emojis?|hype|swag|pump\w*|poe\w*|rhym\w*|verse|spanish|serbian|turkish|french|german|russian|portuguese|farsi|polish|arabic)\b/i

/** Texts no template can write, for which a plain one on the subject is offered instead. */
const NEAREST: Readonly<Record<string, string>> = {
  'a poem or a song': "I can't write verse; here is a plain text instead.",
  'a speech': 'A real speech has to come from you; here is a short plain text to start from.',
  'words to fire somebody up': 'The fire has to come from you; here is a short plain text to start from.',
  'another language than English': 'I write in English alone, so this still has to be translated.',
}

export const isNearest = (what: string): boolean => what in NEAREST

/** The text after a sentence on what it is not. */
export const withNearest = (shown: string, beyond: string | undefined): string =>
  paragraphs(beyond !== undefined && NEAREST[beyond], shown)
