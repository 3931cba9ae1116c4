/** Where one half of a question ends: "who sits, who goes", "who is out and who can I lean on". */
const BETWEEN =
  /[,;:.?!/]|\b(?:and|or|but|vs|versus|then|while)\b|(?<=\w )(?=(?:who|whom|whos|who's|which (?:ones|guys|kids))\b)/

/** Words of a half that ask who can do a lot. Alone they are ambiguous: "who goes to bed late". */
const WELL =
  /\b(go|goes|going|play|plays|wrestles?|fine|good|ok|okay|ready|fresh|all set|clear(ed)?|lean on|rely on|count on|trust|push\w*|hard|heavy|full|fully|live|max|double|hammer|load\w*|(?<=\bi )beat up|green[- ]?light)\b/

/** Words of a half that ask who has to do less. */
const HELD =
  /\b(out|off|down|back|attention|mobility|light(er)?|easy|easier|rest(s|ing)?|sit(s|ting)?|sat|bench(ed)?|hold|held|protect|careful|(?<!\bi )beat up|restrict(ed)?|not (put|use|play|start|run|throw|send|let)|banged up|gassed|cooked|fried|tired|trouble|struggling|hurting|worr\w+|concern\w*|watch|held|pull|limit(ed)?|drill)\b/

/** "Who definitely doesn't": this half takes its verb from the other one. */
const IS_DENIED = /\b(not|never|no)\b|n't\b|\b(dont|doesnt|shouldnt|cant|isnt|arent|wont)\b/

/** Whether a question asks for both ends of the team, one in each half. @param words in lower case */
export function asksBothEnds(words: string): boolean {
  const ends = words
    .split(BETWEEN)
    .map(endOf)
    .filter((end) => end !== undefined)
  return ends.includes('well') && ends.includes('held') && WHO.test(words)
}

/** About several people, not one: "is he ok or should he rest" is a single question. */
const WHO = /\b(who|whom|whos|which|any(one|body)|every(one|body)|them|the (team|guys|boys|girls|kids|squad|room))\b/

function endOf(half: string): 'well' | 'held' | undefined {
  const isWell = WELL.test(half)
  if (IS_DENIED.test(half) && (isWell || IS_SHORT.test(half.trim()))) return 'held'
  if (HELD.test(half.replace(/\b(the rest|good to go|all out|fresh off)\b/g, ''))) return 'held'
  return isWell || /\ball out\b/.test(half) ? 'well' : undefined
}

/** "Who doesn't", "who should not": too short for a verb of its own. */
const IS_SHORT = /^(\S+ ?){1,4}$/
