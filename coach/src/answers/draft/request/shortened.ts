/** Each step says the same in fewer words; the first removes only the greeting. */
const STEPS: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/^(Please|Just|Also|And|So) (?=\p{L})/iu, ''],
    [/\b(really|just|actually|again|at all)\b /gi, ''],
    [/, (please|thanks|thank you)(?=[.!]|$)/gi, ''],
    [/^(?:There is|There's) /i, ''],
    [/\bevery single\b/gi, 'every'],
    [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, '$1'],
    [/\b(Tues|Thurs|Wednes|Satur)(?=\b)/g, '$1'],
    [/(?<=day|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)) at (?=\d)/g, ' '],
    [/\bfrom the (?=\p{L}+[.]?$)/gu, 'from '],
  ],
  [
    [/ (?:so that|because|so|since|, so) (?:\p{L}|['’ ])+(?=[.!])/giu, ''],
    [/\b(leaves|departs|starts|is|begins) (?=(Mon|Tues|Wed|Thurs|Fri|Sat|Sun|\d|at ))/g, ''],
    [/\b(the|our|your|a) (?=\p{L})/giu, ''],
    [/^(Get to bed|Be in bed) early/i, 'Bed early'],
    [/^Be in bed earlier/i, 'Earlier to bed'],
    [/^(Bring|Pack) /i, 'Bring '],
  ],
]

/**
 * A line in fewer words.
 * @param times how often it was asked for; the first time only removes what surrounds the lines
 */
export function shortened(line: string, times: number): string {
  const said = STEPS.slice(0, Math.max(0, times))
    .flat()
    .reduce((text, [pattern, to]) => text.replace(pattern, to), line)
  const days =
    times > 0
      ? said
          .replace(/\b(Wednes|Satur)\b/g, (day) => (day === 'Wednes' ? 'Wed' : 'Sat'))
          .replace(/\bTues\b/g, 'Tue')
          .replace(/\bThurs\b/g, 'Thu')
      : said
  return days.charAt(0).toUpperCase() + days.slice(1)
}
