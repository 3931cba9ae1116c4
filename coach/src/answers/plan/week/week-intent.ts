import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { WEEKDAY_WORD } from '../../../language/times/calendar-words.ts'
import { daysAheadIn } from '../days-ahead.ts'

/** What is to be decided for the team and its week. */
const WEEK_QUESTIONS = [
  'early_start',
  'later_start',
  'bed_or_lighter',
  'deload',
  'too_much',
  'day_off',
  'hard_days',
  'extra',
  'length',
  'available',
  'change',
] as const
export type WeekQuestion = (typeof WEEK_QUESTIONS)[number]

const DAY = `${WEEKDAY_WORD}s?`
const CLOCK = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?'
const HARD = '(?:hard(?:est)?|tough|heavy|big|live)'

/** Phrases of each question; the first match is what is asked. */
const WORDS: Record<WeekQuestion, readonly RegExp[]> = {
  early_start: [
    /(?=.*\b[3-6](:\d\d)? ?(a\.?m\.?|wake)|.*\b(at|leaves?|leaving|by) [3-6](:\d\d)?\b(?! ?p))(?=.*\b(bus|van|leaves?|leaving|wake-?up|on the road|depart\w*|roll(ing)? out|flight|up at|alarm)\b)(?=.*\b(struggl\w*|hold(s|ing)? up|short night|lights out|in bed|(to|go to) bed|asleep|(when|what time) .{0,30}(bed|sleep|up|leave|eat))\b)/,
  ],
  later_start: [
    new RegExp(
      `\\b(mov|push|shift|chang|bump|slid|start)\\w*\\b.{0,50}\\b(from )?${CLOCK} (to|until|till) ${CLOCK}(?=.*(sleep|slept|bed|help|worth|difference|gain|buy|matter|stay up|good idea|\\?|would|should|do it))`,
    ),
    /\b(lift|practice|start|lifting)\b.{0,20}\b(an? (half )?hour|\d+ min(ute)?s?|half an hour) later\b/,
    /\b(later start|start(ing)? later)\b.{0,60}\b(help|worth|sleep|gain|difference|buy)\b/,
  ],
  bed_or_lighter: [
    new RegExp(
      `(?=.*\\b(lighter|easier|go(ing)? light|went light)\\b.{0,20}\\b(${DAY}|practices?|days?)\\b)(?=.*\\b(or|instead)\\b)(?=.*\\b(bed|sleep)\\b)`,
    ),
  ],
  deload: [
    /\b(should|do|does|is it|are we|time|need|when|if|or)\b.{0,40}\b(de-?load\w*|(down|easy|lighter|light|recovery|back-?off|unload\w*) week)\b/,
    /\b(de-?load\w*|(down|easy|lighter|light|recovery|back-?off|unload\w*) week)\b.{0,60}(\?|\bor (next|not|wait|push|keep)\b|\bwhen\b|\bnow\b|\bthis week\b)/,
    /\b(should|do|need to|time to|better to) (i |we |they |just )?(need to |have to )?(back off|ease off|ease up|dial it (back|down)|pull back|lighten (up|the load)|cut (back|volume))\b(?!.*\b(him|her|he|she|before)\b)/,
    /\b(keep|kept) (pushing|grinding|going hard|the foot down)\b.{0,30}\bor (back off|ease|pull back|rest)\b/,
  ],
  too_much: [
    /^\W*(so |ok |and |was |is |were |are |did )*(it |that |this |we |i |they )*(do |doing |go |going |been )*too (much|hard|heavy)\b(?=\W*($|\?|last|this|the last|lately|for (them|the|everyone|everybody|this)|on (them|the)))(?!.*\b(him|her|he|she|sleep|caffeine|water)\b)/,
    /\b(am i|are we|have i|have we|did i|did we|were we|do we|do i|i('m| am)|we('re| are)) (been )?(over-?(doing|train\w*|work\w*|reach\w*|cook\w*|load\w*)|(push|work|rid|driv|train|go|grind|run|beat)[a-z]* (\w+ ){0,3}too (hard|much|heavy)|do(ing)? too much|grind(ing)? (them|the (guys|team|room)) down|burn(ing)? (them|the (guys|team|room)) out|cook(ing|ed)? (them|the (guys|team|room)))\b/,
    /\b(practices?|the week|last week|this week|the load|the room|workload|the schedule|the lifts?) (is|was|are|were|been|got)?\s?too (much|hard|heavy)\b(?!.*\b(him|her|he|she)\b)/,
    /\b(is|are) (the )?(team|guys|room|whole room|group|squad|everybody|everyone|they) (over-?(trained|worked|cooked|reached)|cooked|burn(ed|t) out|fried|run down|worn down)\b/,
  ],
  day_off: [
    /\b(which|what|when)\b.{0,30}\b(days? off|off day|rest day)\b/,
    /\b(which|what) day\b.{0,30}\boff\b/,
    /\b(days? off|off day|rest day|off)\b.{0,40}\b(which( one| day)?|what day|when)\b/,
    /\b(should|could|can|do|need|worth|better|if i) (i |we |they |to )?(just )?(give|take|get|need|have|want)?\b.{0,20}\b(a |the |one |another |an extra )(day off|off day|rest day)\b(?!.*\b(him|her|he|she)\b)/,
    new RegExp(`\\b(give|gave|giving|let) (them|the guys|everyone|everybody|the team|us) (have )?${DAY} off\\b`),
    /\b(should|could|do|can) (i|we) (just )?(cancel|skip|call off|scrap) (practice|the lift|(to)?morrow|\w+day)\b/,
  ],
  hard_days: [
    new RegExp(
      `\\b(which|what|when|where)\\b.{0,40}\\b(go )?${HARD} (days?|practices?|sessions?|live|lifts?|ones?)\\b`,
    ),
    new RegExp(
      `\\b${HARD} (days?|practices?|sessions?|ones?)\\b.{0,60}\\b(which|when|where|other way|or the|first or|go (on|where))\\b`,
    ),
    new RegExp(`\\b(which|what) days?\\b.{0,25}\\b(go|train|push|wrestle) ${HARD}\\b`),
    new RegExp(`\\b(go|going|train|push) ${HARD}\\b.{0,20}\\b${DAY}\\b.{0,20}\\bor\\b.{0,20}\\b${DAY}\\b`),
    new RegExp(`\\b${HARD}\\b.{0,15}\\b${DAY}\\b.{0,10}\\bor\\b.{0,15}\\b${DAY}\\b`),
  ],
  extra: [
    /^(?=.*\b(can|could|would|will|should|absorb|handle|take it|bury|hold up|worth|too much|ok|okay|smart|room for|add)\b).*\b(third|3rd|fourth|4th|another|extra|additional|second|2nd|more) (\w+ )?(lifts?|lifting|sessions?|practices?|workouts?|conditioning|runs?|bike)\b/,
    /^(?=.*(\?|\b(too much|can|could|ok|okay|worth|handle|absorb|smart|should)\b)).*\badd(ing)? (in )?(a |an |some |more |extra |another )?(\w+ )?(lifts?|sessions?|runs?|conditioning|sprints|workouts?|bike)\b/,
    /^(?=.*\b(can|could|should|absorb|handle|take|bury|worth|too much|ok|ready)\b).*\b((two|2)[- ]?a[- ]?days?|doubles)\b/,
  ],
  length: [
    /(?<!\b(sleep|nap|slept) )\b(\d+|an|two|three|one|half an) ?-?(min(ute)?s?|hours?|hrs?|h)\b(?=.*\b(too (much|long|hard|ambitious)|dumb|crazy|stupid|enough|reasonable|overkill|bad idea|a mistake|smart|ok|okay|nuts)\b)/,
    /\bhow (long|much live|many (live )?(goes|minutes))\b.{0,25}\b(should|can|could|do) (i|we|they|practice|the live|it)\b.{0,30}\b(go|do|be|run|take|live|practice|handle)\b/,
    /\bhow much live\b/,
  ],
  available: [
    /\b(who|which (guys|kids|ones|of them|athletes))('s| is|s| are| can i| can we| do i| do we)? (all )?((good|ok|okay|clear|fit|able) to (go|wrestle|compete)|count on|available|have available)\b(?! hard)/,
    /\bwho('s| is|s| all is| are| all)? (all )?(available|healthy)\b/,
    /\bwho (all )?(do|can|could) (i|we) (all )?(have( got)?|use|count on|put out|go with|roll out)\b(?! (to|on me|wrong|the (most|least|best)))/,
    /\bwho (have|'ve)? ?(i|we) got\b(?= (for|on|this|to|today|tomorrow|available)|\W*$)/,
    /\bwho (can|could|all can) (wrestle|compete|make weight and wrestle)\b/,
    /\b(roster|availability|lineup) (check|status|for (today|tomorrow|the|this|sat|sun|fri|mon|tue|wed|thu)\w*)\b/,
  ],
  change: [
    /\b(what|anything|something)( else)?('d| would| should| do| could| can)? (you|i|we)( actually| really| even|'d)* (change|do different(ly)?|adjust|tweak|modify)\b(?!.{0,12}\b(him|her|his|their mind|your mind)\b)/,
    /\bwhat (has|needs|ought) to change\b/,
  ],
}

/** About articles, one person, a meet that a plan counts back from, or figures of past days. */
const NO_DECISION =
  /^\W*(what('s| is| are| does)?|why|explain|define)( the (point|use|idea|meaning) of)? (a |an )?(de-?load|two-?a-?day|rest day)|\bhow many (rest |off )?days?( off)?\b|\b(caffeine|coffee|creatine|sauna|baths?|cold tub|plunge|naps?|napping|stretch\w*|warm-?ups?|drive|ride|screens?|phone|missing data|hrv|resting heart rate|rhr|respiratory|spo2)\b|\b(chart|graph|table|csv|average|median|correlat\w*|percent)\b/
const OF_TAPER = /\b(taper\w*|peak(ing)?)\b/
/** A list of records is asked for: who has what after them. */
const OF_RECORDS = /^\W*(who|whose|which (guys?|athletes?|kids?|ones?))\b/

/** What somebody wants decided for the team and its week, by the words; undefined: something else is asked. */
export function weekQuestionIn(text: string): WeekQuestion | undefined {
  const words = text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ')
  const found = WEEK_QUESTIONS.find((question) => WORDS[question].some((pattern) => pattern.test(words)))
  if (!found || OF_TAPER.test(words)) return undefined
  if (found !== 'early_start' && found !== 'later_start' && found !== 'available' && NO_DECISION.test(words))
    return undefined
  return found !== 'early_start' && found !== 'available' && OF_RECORDS.test(words) ? undefined : found
}

/**
 * Days without practice mentioned with the question: "they've got thurs fri off anyway", "no practice thurs or fri".
 */
export function freeDaysIn(text: string, today: CalendarDay): CalendarDay[] {
  const words = text.toLowerCase()
  const days = new RegExp(`\\b${DAY}(?:(?:,| and| or| &|\\/| |-)+${DAY})*`, 'g')
  return [...words.matchAll(days)].flatMap(({ index, 0: said }) => {
    const [before, behind] = [words.slice(Math.max(0, index - 20), index), words.slice(index + said.length)]
    const isFree = /^,? (are |is |all )?off\b/.test(behind) || /\b(no practice|off|no school)( on)? $/.test(before)
    return isFree ? daysAheadIn(said, today).map(({ from }) => from) : []
  })
}

/** Minutes of practice, and of live wrestling in it. */
export function minutesIn(text: string): { practice?: number; live?: number } {
  const words = text.toLowerCase()
  const [, live] = /\b(\d{1,3})(?: ?min(?:ute)?s?)?(?: of(?: it)?)? (?:being )?live\b/.exec(words) ?? []
  const [, whole, unit] =
    /\b(\d{1,3}|two|three|an|one)(?: ?-?)(min(?:ute)?s?|hours?|hrs?)\b(?! (?:of (?:it )?)?live)/.exec(words) ?? []
  const count = whole === undefined ? Number.NaN : ({ an: 1, one: 1, two: 2, three: 3 }[whole] ?? Number(whole))
  const practice = unit?.startsWith('h') ? count * MINUTES : count
  return { ...(Number.isFinite(practice) && { practice }), ...(live !== undefined && { live: Number(live) }) }
}
const MINUTES = 60
