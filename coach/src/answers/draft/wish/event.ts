import { capital } from '../../phrases/lists.ts'

/** `Saturday's dual: doors open 11.` where the wish is about an event and then tells of it. */
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
