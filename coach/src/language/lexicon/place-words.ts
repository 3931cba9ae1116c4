/** Words in the name of a school or club, never of a place alone. */
export const CLUB_WORDS: ReadonlySet<string> = new Set(
  'state university college school high academy club tech institute prep team squad wrestling rowing swimming judo athletics'.split(
    ' ',
  ),
)

/** Places that athletes travel to, and that are no personal names. */
export const PLACES: ReadonlySet<string> = new Set(
  `europe asia africa america americas australia oceania usa us uk england ireland scotland wales spain italy portugal greece
turkey iran iraq israel egypt morocco japan china korea india mexico canada brazil argentina cuba colombia russia ukraine
poland hungary bulgaria romania serbia croatia sweden norway finland denmark netherlands belgium switzerland austria
azerbaijan armenia kazakhstan uzbekistan mongolia tokyo london paris rome berlin madrid belgrade budapest istanbul baku
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas
kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio
oklahoma oregon pennsylvania tennessee texas utah vermont wisconsin wyoming vegas chicago denver boston dallas`.split(
    /\s+/,
  ),
)

const STAYING = new Set('in into near around inside towards toward via through across'.split(' '))
const GOING = new Set('to from'.split(' '))
const TRAVEL =
  /^(fl(y|ies|ying|ew|ight|ights)|travel\w*|go(es|ing)?|went|trip|driv\w*|drove|head(s|ed|ing)?|bus|back|com(e|ing)|came|mov(e|ing)|return\w*|jet|way)$/
const TRAVEL_REACH = 4

const MEETING = new Set('at vs versus against'.split(' '))
const COMPETING =
  /^(wrestl\w*|duals?|meets?|met|compet\w*|tournaments?|open|match\w*|camp|fac(e|es|ing)|host\w*|scrimmag\w*|los(e|t)|won|beat)$/

/**
 * Whether the words before a capitalised word show that it is a place or a club: "in Iowa", "fly out to Japan",
 * "wrestle at Lehigh".
 */
export function isPlaceAfter(before: readonly string[]): boolean {
  const [last = '', ...earlier] = [...before].reverse()
  const near = earlier.slice(0, TRAVEL_REACH)
  if (MEETING.has(last)) return near.some((word) => COMPETING.test(word))
  return STAYING.has(last) || (GOING.has(last) && near.some((word) => TRAVEL.test(word)))
}
