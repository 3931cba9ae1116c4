import { capital } from '../../phrases/lists.ts'

/** `Saturday's dual: doors open 11.` where the request is about an event and then gives its details. */
export function withEvent([first, ...others]: readonly string[], wish: string): string[] {
  if (first === undefined) return []
  const event = EVENT.exec(wish)?.[1]?.replace(/^the /i, '')
  const isSaid = event === undefined || event.split(' ').every((word) => first.includes(word))
  return [
    isSaid
      ? first
      : `${capital(event.replace(/\b(\p{L}+day)s\b/u, "$1's"))}: ${first.replace(/^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())}`,
    ...others,
  ]
}
const EVENT =
  /\b(?:about|for|on) ((?:the |our |this |next )?(?:[\p{L}'’]+ ){0,2}?(?:duals?|meet|tournament|match|banquet|invitational|open|clinic|camp|fundraiser|picture day|senior night|scrimmage|road trip))\b(?=[,:;.]| -)/iu

const DAY = '(?:(?:this |next |on )*(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today)'
const TIME = '(?:at |by )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?'
const ABOUT_EVENT = new RegExp(
  `^(?:about|on|regarding) ((?:the|our|an?|my) [\\p{L} -]{3,40}?)[,]? (${DAY}(?: morning| night| evening| afternoon)?(?:,? ${TIME})?|at \\d{1,2}:\\d\\d(?: ?[ap]\\.?m\\.?)?)$`,
  'iu',
)

/** `the early bus is Saturday at 5:30 am` from "about the early bus Saturday at 5:30 am". */
export const withTime = (clause: string): string =>
  clause.replace(ABOUT_EVENT, (_, what: string, when: string) => `${what.replace(/^(an?|my) /i, 'the ')} is ${when}`)
