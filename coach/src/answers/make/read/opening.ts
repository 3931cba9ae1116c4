import type { TeamPlanKind } from '@corner/contract/entities/team-plan.ts'

/** A request to plan something: "write me", "need", "can you build". */
const MAKES =
  /\b(write|make|build|create|draw up|put together|set up|lay out|design|draft|script|plan|give|need|needs|want|have|would|bring|do me|split|divide|sort|put|break|organi[sz]e|assign|match (up|the|them|my|our|guys|boys|girls)|pair|list|prep|get me|come up with|suggest|print|program|structure|map out|look like|template|sets)\b/
/** What is sent to people is a text, and what is counted is a figure. */
const TEXT =
  /\b(text (?:to|for|them|the|him|her|my|our)|group text|e-?mail|message|note (?:to|for)|announcement|post|speech|letter|caption|send word|let (?:the|my|our) \w+ know|tell (?:the|my|our|them|him|her))\b/
const FIGURE =
  /\b(strain|average|avg|mean|median|correlat\w*|compare\w*|trend\w*|versus|vs|how many|how much|percentage of|changed?|since|did|was|were|had)\b/

interface Opening {
  kind: TeamPlanKind
  pattern: RegExp
  /** Words that make it something else. */
  not?: RegExp
  /** It needs no verb for making. */
  isPlain?: true
}

const PRACTICE_PART = 'warm-?up|drill\\w*|live|situational\\w*|conditioning|cool-?down|sparring|technique'
const LENGTH = '\\d{2,3} ?-?(?:m|mins?|minutes?)|\\d(?:\\.\\d)? ?-?(?:h|hrs?|hours?)|two hours|an hour'
const LIFT = 'lift|lifts|lifting|strength|weight[- ]?room|s&c'
const COUNT = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve'
const PEOPLE = '(?:the |my |our )?(?:team|squad|room|guys|boys|girls|kids|athletes|wrestlers|them|everybody|everyone)'
const TREATMENT =
  'treatment|recovery( work)?|massage|tubs?|cold tub|training[- ]room|soft tissue|boots|normatec|rehab table'
const STAFF = 'trainer|physio\\w*|chiro\\w*|masseus\\w*|sports? doc|team doc|doctor|pt|at'
const SLOTS = `(${COUNT}) ([\\w-]+ ){0,2}(slots?|spots?|openings|appointments|tables?)`
const COLOR = '(?:greens?|yellows?|reds?)'

/** In order: the narrower ones come first. */
const OPENINGS: readonly Opening[] = [
  {
    kind: 'slots',
    isPlain: true,
    pattern: new RegExp(
      `\\b${SLOTS}\\b.*\\b(${TREATMENT})\\b|\\b(${TREATMENT})\\b.*\\b${SLOTS}\\b|\\b(${COUNT}) (${TREATMENT}) (slots?|spots?)\\b|\\b(${STAFF})\\b.*\\b(${COUNT}) (slots?|spots?|openings|appointments)\\b.*\\b(who|send\\w*|worth)\\b|\\b(${COUNT}) (slots?|spots?|openings|appointments) (with|for|at) (the |our )?(${STAFF})\\b`,
    ),
    not: /\b(lift\w*|groups?)\b/,
  },
  {
    kind: 'rooms',
    isPlain: true,
    pattern: new RegExp(
      `\\b(room(ing)? (assignments?|list|pairs?|plan)|hotel rooms|(need|find|pick|assign|choose|get|make) (the )?room ?mates|(${COUNT}) (guys |kids )?(to|per|in) (a|each) room|rooming\\b(?! with)|rooms of (two|three|four|[234])|pair .*\\b(early (sleepers?|birds?|risers?)|night owls?|late sleepers?|go(es)? to bed)|who(m)? (should |can |could )?(room|rooms|bunk|bunks|share)( a room)? with|assign rooms)\\b`,
    ),
    not: /\b(why|which|whether|did|do|does|what time|who (goes|wakes|usually|had|has|is|are|were|was|likes)|who's|whos|(would|i'd|i'd like) (like )?(to )?(know|the)|athletes with|average|averag\w+|avg|under|over|before \d|after (midnight|\d)|beyond|swap|check|told|says?|is it|late first|early first|compare)\b/,
  },
  {
    kind: 'pairs',
    isPlain: true,
    pattern: new RegExp(
      `\\b((live|drill(ing)?|wrestling|practice|sparring|training) (wrestling )?(pairs|pairings?|partners|match-?ups)|(partners?|pairs|pairings?|match-?ups?) (for|in) (the )?(live|drill\\w*|practice|goes|sparring|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday)|pair ${PEOPLE}( up)?|match ${PEOPLE}( up)?|partner (list|assignments?)|(partners|pairs|pairings) to (set|make|pick|sort|figure out|put together)|(set|setting|make|making|pick|picking) (up )?(the |my |our )?(partners|pairs|pairings)|who (should )?(goes?|wrestles?|drills?|pairs?) (up )?with (who|whom)|pair(ed)? up)\\b`,
    ),
    not: /\b(bed|hotel|(under|over|above|below) \d+|who goes)\b/,
  },
  {
    kind: 'return',
    pattern:
      /\b(return|coming back|back from|comeback|graded|bring \S+( \S+)? back|ease (him|her|\S+)? ?back|progression|ramp (him|her|\S+)? ?(up|back))\b.*\b(days|week|monday|mon\b|plan|schedule|daily|each day|day by day|steps?)/,
    not: /\b(team|everybody|everyone|tournament|how (has|have|had|did|was|is|are)|concuss\w*|head|meeting|heart rate|rhr|hrv|sleep|recovery (was|is|been|over|of|for)|figures|numbers|data)\b/,
  },
  {
    kind: 'weigh_in',
    isPlain: true,
    pattern:
      /\b(check-?list|sheet|schedule|list|timeline|routine|poster)\b.*\bweigh[- ]?ins?\b|\bweigh[- ]?ins?\b.*\b(check-?list|sheet|schedule|list|timeline|routine|poster)\b/,
    not: /\b(cut|cutting|sauna|drop|lose|sweat|pounds|lbs?|travel|bus|trip)\b/,
  },
  {
    kind: 'travel',
    isPlain: true,
    pattern:
      /\b(check-?list|schedule|timeline|timetable|packing list|itinerary|run ?sheet)\b.*\b(travel|bus|van|trip|road|flight|hotel|away)\b|\b(travel|bus|van|trip|road|flight)\b.*\b(check-?list|schedule|timeline|timetable|packing list|itinerary|run ?sheet)\b/,
    not: /\b(sleep|slept|recovery|hrv) (on|during|after)\b/,
  },
  {
    kind: 'lifting',
    pattern: new RegExp(
      `\\b(${LIFT})\\b.{0,30}\\b(week|plan|program|template|schedule|sessions?|workouts?|card|sheet|block)\\b|\\b(week|plan|program|template|sheet|card|workout) (of|for|in) (the )?(${LIFT})\\b|\\bsets ?(x|×|and|by|&)? ?reps\\b|\\b(make|build|write|need|give me|design|program|set up) (me |us )?(a |the |another )?(light |short |quick |hard |team |easy )?(lift|lifting|strength session)\\b`,
    ),
    not: /\b(groups?|slots?|who (lifts|can|should)|which|lift (back|easier))\b|^\W*(is|are|does|do|did|should|can he|could he|has|have|was|were|why|how)\b/,
  },
  {
    kind: 'groups',
    pattern: new RegExp(
      `\\b(two|three|four|five|six|\\d) (\\w+ )?(lifting |lift |practice |drill |training |mat )?(groups?|stations?|squads?|slots?|teams|buckets|pods|waves)\\b|\\b${COLOR}[ ,/-]+(?:and )?${COLOR}[ ,/-]+(?:and |or )?${COLOR}\\b|\\bgroups? (by|of) (color|colour|band)\\b|\\b(separate|own|different|easy|light\\w*) group\\b|\\b(tired|beat up|worn|red|run down) (guys|ones|kids|boys|girls|athletes|wrestlers) (separate\\w*|apart|in (a|their|one))\\b|\\bmax \\d+ (per|in a|a) (slot|group|wave|rack)\\b|\\b(split|divide|sort|break) (up )?${PEOPLE} (up )?(in|into|by) (two|three|four|five|six|\\d|halves)\\b`,
    ),
    not: /\b(heavy|moderate)\b.*\blight\b|\b(vans?|cars?|bus(es)?|drivers?|tables?|yesterday|sleep|slept|hrv|strain|hours?|heart|knows?|percentage|how many)\b/,
  },
  {
    kind: 'practice',
    isPlain: true,
    pattern: new RegExp(
      `\\bpractice\\b.{0,80}\\b(${LENGTH})\\b.*\\b(${PRACTICE_PART})\\b|\\b(${LENGTH})\\b.{0,60}\\bpractice\\b.*\\b\\d+ .{0,12}(${PRACTICE_PART})\\b|\\b(writing|planning|scripting|building|drawing up|working on|putting together|mapping out|laying out) (up |out )?(the |my |our |a )?((today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday)('?s)? )?practice\\b(?! plan for the)`,
    ),
    not: /\b(week|taper|month|season|averaged?|yesterday|last|lift\w*|groups|strain|text|did|were)\b|^\W*(who|which|whom)\b/,
  },
  {
    kind: 'practice',
    pattern:
      /\b(practice|training session|mat session) ?plan\b|\b(write|make|build|plan|draw up|put together|design|script|lay out|create|give me|want|set up|structure|map out|prep)\b.{0,40}\b(practice|training session|mat session)\b|\b(need) (a|me a|an) .{0,25}\bpractice\b|\bplan (out )?(today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday)('?s)? practice\b|\b(min(ute)?s?|hr|hour) (long )?practice\b.*\blook like\b|\bminute by minute\b/,
    not: /\b(week|taper|month|season|lift\w*|time off|data|numbers|moved|cancel\w*|early|start time|practice (strain|needs?|effort|load)|groups?|pairs?|partners?|know|tell|whether|tired in practice|cal|calendar|(before|after|at|to|from|in) practice|practice (is )?at)\b|^\W*(who|which|whom)\b/,
  },
]

/** What a message wants planned; undefined: nothing that can be planned here. @param words in lower case */
export function openingIn(words: string): TeamPlanKind | undefined {
  if (TEXT.test(words)) return undefined
  const found = OPENINGS.find(
    ({ pattern, not, isPlain }) =>
      pattern.test(words) && !not?.test(words) && (isPlain || MAKES.test(words) || GOES.test(words)),
  )
  if (!found || (FIGURE.test(words) && !FREE_OF_FIGURES.includes(found.kind) && !HAS_SHAPE.test(words)))
    return undefined
  return found.kind
}

/** Their words mention injuries, bed times and the past week, which are no request for figures. */
const FREE_OF_FIGURES: readonly TeamPlanKind[] = ['rooms', 'return', 'slots']
/** "Who goes where" asks for groups. */
const GOES = /\bwho goes (where|in|into|with)\b|\bfor (the )?(white ?board|door|wall|board)\b/
/** Naming the parts of a practice asks for a plan, not about one. */
const HAS_SHAPE = new RegExp(`\\b(${PRACTICE_PART})\\b|\\d ?(min|hr|hour)|\\bgroups?\\b|\\bstations?\\b|\\bpairs?\\b`)
