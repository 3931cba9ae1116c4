import { joinAnd } from '../../phrases/lists.ts'

/** Words to replace by others. */
export interface Swap {
  from: string
  to: string
}

const LEFT_OUT =
  /\b(?:leave out|take out|cut out|drop|remove|delete|skip|lose|kill|cut|without|minus|scratch|get rid of|no more|no need for|leave off|don'?t (?:mention|say|include|talk about))\b (?:the |that |any |all (?:the )?)?(?:(?:part|bit|line|sentence|thing|stuff|piece|section) (?:about|on|with|where|that|of) )?(?:the |his |her |their |my )?([^.,;!?]{2,40}?)(?: (?:part|bit|line|sentence|thing|stuff|section))?(?=$|[.,;!?]| and (?:add|put|make|keep)| out\b| from (?:it|that|the)| in it)/gi
const TAKEN_OUT =
  /\b(?:leave|take|cut|pull|keep) (?:the |that |his |her |their )?([^.,;!?]{2,40}?) (?:part |bit |line |stuff )?out\b/gi

/** Words about the text's figures, names or length, which are read elsewhere. */
const NOT_WORDS =
  /^((it|that|this|them)( (down|short|in half))?|down|short|in half|to .*|out.*|by .*|(\w+ )?(names?|numbers?|figures?|percent\w*|stats|jargon|diagnos\w+))$/i

/** What a change wants removed: `phones` from "take out the part about phones". @param words plain ones, of one turn */
export function leftOutIn(words: string): string[] {
  return [TAKEN_OUT, LEFT_OUT]
    .flatMap((pattern) => [...words.matchAll(pattern)].map(([, what = '']) => what.trim()))
    .filter((what) => !NOT_WORDS.test(what) && !/\b(names|numbers|figures)\b/i.test(what))
}

const SWAPS: readonly RegExp[] = [
  /\b(?:change|swap|replace|switch|turn)(?: out)? (?:the )?(?<from>[^.,;!?]{1,40}?) (?:to|with|for|into) (?<to>[^.,;!?]{1,40})/i,
  /\b(?:it'?s|its|say|use|put|make it|bus is|should be|that'?s) (?<to>[^.,;!?]{1,30}?),? (?:not|instead of) (?<from>[^.,;!?]{1,30})/i,
  /\b(?:not|instead of) (?<from>[^.,;!?]{1,30}?)[,;]? (?:but|it'?s|its|say|use|put|make it) (?<to>[^.,;!?]{1,30})/i,
]

/** What a change wants replaced by what: "change 5:15 to 5:30", "it's Friday not Saturday". */
export function insteadIn(words: string): Swap[] {
  for (const pattern of SWAPS) {
    const { from, to } = pattern.exec(words)?.groups ?? {}
    if (from && to && !/^(it|that|this|them|these|a|an)\b/i.test(from)) return [{ from: from.trim(), to: to.trim() }]
  }
  return []
}

const TIME = /\b\d{1,2}(:\d\d)?( [ap]m)?\b/
const DAY = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/

/** A line of the text with the changes; undefined: it is removed. */
export function edited(
  text: string,
  { without, instead }: { without: readonly string[]; instead: readonly Swap[] },
): string | undefined {
  const left = without.reduce<string | undefined>((said, what) => {
    if (said === undefined || !isAbout(said, what)) return said
    return withoutThing(said, what)
  }, text)
  if (left === undefined) return undefined
  return instead.reduce((said, { from, to }) => {
    const at = said.toLowerCase().indexOf(from.toLowerCase())
    if (at < 0) return said
    // "Change 5:15 to 5:30" keeps the "am".
    return `${said.slice(0, at)}${to}${said.slice(at + from.length)}`.replace(/\b(the) the\b/i, '$1')
  }, left)
}

/**
 * "Leave out the ID" removes one thing of a packing list; undefined: the line is no such list and is removed as a
 * whole.
 */
function withoutThing(text: string, what: string): string | undefined {
  const [, verb = '', things = ''] = /^((?:please )?(?:bring|pack|wear|grab|take|have) )(.+?)[.!]?$/i.exec(text) ?? []
  const all = things.split(/, (?:and )?| and /)
  const left = all.filter((thing) => !isAbout(thing, what))
  return left.length > 0 && left.length < all.length ? `${verb}${joinAnd(left)}.` : undefined
}

/** Every significant word of what is to go is in the line; of a time or a day, one is enough. */
function isAbout(text: string, what: string): boolean {
  if (/^(the )?times?$/i.test(what)) return TIME.test(text)
  if (/^(the )?days?$/i.test(what)) return DAY.test(text)
  const words = (what.toLowerCase().match(/[\p{L}\d:]{2,}/gu) ?? []).filter(
    (word) =>
      !/^(the|and|about|part|for|with|to|in|on|of|at|my|an|how|many|are|is|was|which|who|what|that)$/.test(word),
  )
  return words.length > 0 && words.every((word) => new RegExp(`(?<!\\p{L})${stem(word)}`, 'iu').test(text))
}

const stem = (word: string) => word.replace(/[^\p{L}\d:]/gu, '').replace(/(ing|ed|es|s)$/i, '')
