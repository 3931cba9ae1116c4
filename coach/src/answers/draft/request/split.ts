const SPLIT =
  /\b(split|separate|break|divide) (it|that|this|them)( up)?( in(to)?)?|\bin(to)? (two|2) (texts|messages|notes|versions|parts)\b|\b(two|2) (texts|messages|versions|notes)\b/i
const TWO =
  /\b(?:one )?(?:for|to|is for) (?:the |those |my )?(?<first>[^,;.]{3,50}?)(?:,? (?:and|&) (?:one |the other |another )?(?:(?:for|to) )?(?:the |those )?)(?<second>[^,;.]{3,50}?)(?=$|[,;.])/i

/** Two groups of readers with a text each; undefined: one text. @param turns plain words */
export function splitIn(turns: readonly string[]): readonly [string, string] | undefined {
  const turn = turns.findLast((words) => SPLIT.test(words))
  if (turn === undefined) return undefined
  // "One text again" undoes the split.
  if (
    turns
      .slice(turns.indexOf(turn) + 1)
      .some((words) => /\b(one|single) (text|message|note)\b|\btogether\b|\bmerge\b/i.test(words))
  )
    return undefined
  const { first, second } = TWO.exec(turn)?.groups ?? {}
  if (first && second) return [bare(first), bare(second)]
  const both = /\bhalf (?<first>[^,;.:]{3,40}?),? (?:and )?half (?<second>[^,;.:]{3,40})/i.exec(
    turns.join('; '),
  )?.groups
  return both?.first && both.second ? [bare(both.first), bare(both.second)] : ['the first half', 'the second half']
}

const bare = (group: string): string => {
  const rest = group
    .replace(/^(?:the )?(kids|guys|boys|girls|ones|athletes|team|people) (who (are |is )?)?/i, '')
    .trim()
  return /^\p{L}+ing\b/iu.test(rest) ? `those ${rest}` : rest
}

/** The opening line of a text to one of the groups; undefined: none is known. */
export function openingOf(group: string): string | undefined {
  if (/\b(home|travel\w*|leaving|driving|flying)\b/i.test(group)) return 'Safe travels, and enjoy the time at home.'
  if (/\b(stay\w*|here|campus|dorms?)\b/i.test(group)) return 'For everybody staying here: keep your normal routine.'
  return undefined
}

/** Whether a line is only for the other group: it has words of that group and none of this one. */
export function isOfOther(line: string, own: string, other: string): boolean {
  const has = (group: string) =>
    (group.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
      (word) => !COMMON.has(word) && new RegExp(`(?<!\\p{L})${word.replace(/(ing|ers?|s)$/, '')}`, 'iu').test(line),
    )
  return has(other) && !has(own)
}
const COMMON = new Set(['ones', 'kids', 'guys', 'boys', 'those', 'home', 'half', 'going', 'first', 'second'])
