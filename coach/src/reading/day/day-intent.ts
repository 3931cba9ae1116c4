import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { asksBothEnds } from './both-ends.ts'
import { numberAsked } from './how-many.ts'
import { asksOneThing } from './one-thing.ts'
import { asksWhoIsPlanned } from './who-is-planned.ts'

/** What somebody wants to know about a day; `everybody`: who can be pushed and who sits out. */
export type DayIntent = Exclude<DayAsked['form'], 'brief'>

const WORDS: readonly (readonly [DayIntent, RegExp])[] = [
  [
    'groups',
    /\b(split|divide|groups?|tiers?|buckets?|sort (them|the (team|squad|room|boys|girls|guys)|every(one|body)))\b/,
  ],
  [
    'sick',
    /(?<!\b(?:out|home|called in|was|were|been) )\b(sick|ill|illness|unwell|coming down|getting something|catching|flu|bug|virus|infection|under the weather)\b/,
  ],
  [
    'changes',
    /\bchang(e|ed|es)\b|\b(bounced|jumped|came|come) back\b.*\b(fell|dropped|drop|down|off|slid|worse)\b|\b(fell|dropped|drop|down|off|slid|worse)\b.*\b(bounced|jumped|came|come|climbed) (back|up)\b|\b(up|down|better|worse|dropped|jumped|moved)\b.{0,20}\bovernight\b|\bovernight\b.{0,20}\b(up|down|better|worse|dropped|jumped|moved|fell)\b|\bsince yesterday\b|\bwhat('?s| is) new\b|\bdifferent (from|than|to) yesterday\b/,
  ],
  ['order', /\b(who|whom|which|see|talk|check|look|start).*\bfirst\b|\bin (what|which) order\b|\bpriorit/],
  [
    'sit_out',
    /\b(not|n[o']?t|never|shouldn'?t|can'?t|no)\b.*\b(hard|push|live|full|train|practi[cs]e|hit|go)\b|\bno[- ]?go\b/,
  ],
  [
    'sit_out',
    /\b(who(?:'s| is|s)? out|mobility|sit|sits|sitting|sat|bench|benched|scratch|spare|restrict(ed)?|(?<!\bthe )rest|rests|resting|lighter|deload|protect|protected|skip|send home|back off|ease|hold(ing)?( [\w'-]+){0,2} (out|back)|pull(ed)?( [\w'-]+){0,2}( back| out)|pull|dial|(day|time|practice|night) off|off day|(keep|leave|take)( [\w'-]+){0,2} out|out of (live|practice|training)|(go|goes|going|take( it)?|keep( \w+)?|train|needs?|an?) (easy|easier|light))\b/,
  ],
  [
    'live',
    /^(?!.*\b(?:push\w*|hard|harder|heavy|full|all[- ]out|hammer|max\w*|double|extra|fresh\w*|throttle|grind|load\w*|lean on|rely on|count on|trust\w*|green[- ]?light|prs?|big)\b).*\blive\b/s,
  ],
  [
    'push',
    /\b(prs?|p\.r\.|pbs?|personal (best|record)s?|(one|1)[- ]rep( max)?|1 ?rms?|maxe[sd]|maxing|testing day|big (lifts?|numbers?|days?|weights?|bar)|(hit|attempt|chase|go for) (a )?(record|max))\b|\b(push|pushed|hard|harder|heavy|full (speed|go|throttle|tilt|practice)|all[- ]out|green[- ]?light|hammer|go live|live|max|maximal|trust\w*|extra|double( up)?|fresh(est)?|throttle|grind|load(ed)?( up)?|lean on|rely on|count on)\b/,
  ],
  [
    'unusual',
    /\b(unusual|weird|odd|strange|abnormal|out of the ordinary|stands? out|standing out|worr(y|ied|ying|ies|yin)|concern\w*|watch(ing)?|run down|(?<!\bi )(beat|banged) up|cooked|gassed|worn (out|down)|struggling|eye on|red flags?|radar|check (in|on|up)|talk to|act on|look(ing)? off|babysit|trouble)\b/,
  ],
]

/** Read from the words of the message; `ready` (how ready somebody is) where they say nothing more. */
export function dayIntentOf(...texts: readonly (string | undefined)[]): DayIntent {
  const words = texts.join(' ').toLowerCase().replace(/[’]/g, "'")
  const found = WORDS.flatMap(([asked, pattern]) => (pattern.test(words) ? [asked] : []))
  const [first] = found
  if ((first === undefined || ENDS.includes(first)) && asksBothEnds(words))
    return LIFTING.test(words) ? 'groups' : 'everybody'
  if (first === undefined && asksWhoIsPlanned(words)) return 'planned'
  if (first === undefined && asksOneThing(words)) return 'one'
  return first ?? 'ready'
}

/** Both ends of a lift are groups with loads. */
const LIFTING =
  /\b(lift(s|ing|ers?)?|full weights?|weights|weight room|(?:squat|power) racks?|rack|barbell|strength session|squat\w*|deadlift\w*|bench press|heavy (bar|weights?|sets?))\b/

/** Words for one end of the team, next to which the other may be asked for. */
const ENDS: readonly DayIntent[] = ['sit_out', 'push', 'live', 'unusual']

/** With the number of people asked for and how to show them. @param texts the words of the message, in parts */
export function dayAskedIn(...texts: readonly (string | undefined)[]): DayAsked {
  const form = dayIntentOf(...texts)
  const words = texts.join(' ')
  const limit = CUT.includes(form) ? numberAsked(words) : undefined
  return { form, ...(limit !== undefined && { limit }), ...(NAMES_ONLY.test(words) && { shown: 'names' as const }) }
}

/** Lists whose first few entries are a complete answer. */
const CUT: readonly DayIntent[] = ['order', 'sit_out', 'push', 'live', 'unusual', 'changes']

const NAMES_ONLY = /\b(just|only) (the |give me (the )?)?names\b|\bnames only\b/i
