/** What somebody wants to know of a day; `everybody`: who can be pushed and who sits out. */
export type AskedOfDay =
  | 'sick'
  | 'groups'
  | 'changes'
  | 'order'
  | 'sit_out'
  | 'push'
  | 'unusual'
  | 'everybody'
  | 'ready'

const WORDS: readonly (readonly [AskedOfDay, RegExp])[] = [
  [
    'groups',
    /\b(split|divide|groups?|tiers?|buckets?|sort (them|the (team|squad|room|boys|girls|guys)|every(one|body)))\b/,
  ],
  [
    'sick',
    /(?<!\b(?:out|home|called in|was|were|been) )\b(sick|ill|illness|unwell|coming down|getting something|catching|flu|bug|virus|infection|under the weather)\b/,
  ],
  ['changes', /\bchang(e|ed|es)\b|\bsince yesterday\b|\bwhat('?s| is) new\b|\bdifferent (from|than|to) yesterday\b/],
  ['order', /\b(who|whom|which|see|talk|check|look|start).*\bfirst\b|\bin (what|which) order\b|\bpriorit/],
  [
    'sit_out',
    /\b(not|n[o']?t|never|shouldn'?t|can'?t|no)\b.*\b(hard|push|live|full|train|practi[cs]e|hit|go)\b|\bno[- ]?go\b/,
  ],
  [
    'sit_out',
    /\b(sit|sits|sitting|sat|bench|benched|scratch|spare|rest|rests|resting|lighter|deload|protect|protected|skip|send home|back off|hold(ing)?( \w+)? (out|back)|pull(ed)?( \w+)?( back| out)|pull|dial|(day|time|practice|night) off|off day|(keep|leave|take)( \w+)? out|out of (live|practice|training)|(go|goes|going|take( it)?|keep( \w+)?|train|needs?|an?) (easy|easier|light))\b/,
  ],
  [
    'push',
    /\b(push|pushed|hard|harder|heavy|full (speed|go|throttle|tilt|practice)|all[- ]out|green[- ]?light|hammer|go live|live|max|maximal|trust\w*|extra|double( up)?|fresh(est)?|throttle|grind|load(ed)?( up)?)\b/,
  ],
  [
    'unusual',
    /\b(unusual|weird|odd|strange|abnormal|out of the ordinary|stands? out|standing out|worr(y|ied|ying|ies|yin)|concern\w*|watch|eye on|red flags?|radar|check (in|on|up)|talk to|act on|look(ing)? off|babysit|trouble)\b/,
  ],
]

/** By the words of the message; `ready` where they say nothing more: how ready somebody is. */
export function askedOfDay(...texts: readonly (string | undefined)[]): AskedOfDay {
  const words = texts.join(' ').toLowerCase().replace(/[’]/g, "'")
  const found = new Set(WORDS.flatMap(([asked, pattern]) => (pattern.test(words) ? [asked] : [])))
  const [first] = found
  if (first === 'sit_out' && BOTH_ENDS.test(words)) return 'everybody'
  return first ?? 'ready'
}

/** "Who can double up, and who should I pull back": another end beside that of sitting out. */
const BOTH_ENDS =
  /\b(push|double( up)?|hammer|load up|green[- ]?light)\b.*\b(and|or|who|,|but)\b|\b(and|or|who)\b.*\b(push|double up|hammer|load up|green[- ]?light)\b/
