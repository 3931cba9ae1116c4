/** "From the whole coaching staff", "say we, not I". */
const FROM_STAFF =
  /\b(from|on behalf of|signed( by)?|sign (it |this |that )?(as|by|from|with)|as if) (all |all of |the |our |my |us|whole |entire )*((coaching |coach )?staff|coaches|of us|all of us)\b|\b(say|use|write|make it|put) ["“]?we["”]?\b(?! (are|will|have|can|need|should|leave|meet|want))|\bwe,? (instead of|not) ["“]?(i|me)\b/i
/** Only one person sends it after all. */
const FROM_ME = /\b(just |only |back to )?from me\b(?! and)|\b(say|use) ["“]?i["”]? (instead|not)\b/i

/** Whether several people send a text; undefined: the words do not say. @param words plain ones, of one turn */
export const isFromStaff = (words: string): boolean | undefined =>
  FROM_STAFF.test(words) ? true : FROM_ME.test(words.replace(/\bnot (just )?(from )?me\b/gi, '')) ? false : undefined

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'we are'],
  [/\bI['’]m\b/g, "we're"],
  [/\bI was\b/g, 'we were'],
  [/\bI['’](ll|ve|d)\b/g, "we'$1"],
  [/\bI\b/g, 'we'],
  [/\bmyself\b/g, 'ourselves'],
  [/\bme\b/g, 'us'],
  [/\bmine\b/g, 'ours'],
  [/\bmy\b/g, 'our'],
  [/\bMy\b/g, 'Our'],
]

/** A text in the first person plural: `tell us`, `we look again tomorrow`. */
export const inPlural = (text: string): string =>
  SWAPS.reduce((said, [one, several]) => said.replace(one, several), text).replace(
    /(^|[.!?:]\s+|^[-*] )(we)\b/gm,
    (_, before: string) => `${before}We`,
  )
