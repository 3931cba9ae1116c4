import type { MadeThing } from '@corner/contract/entities/made.ts'

/** A wish to have something put together: "write me", "need", "can you build". */
const MAKES =
  /\b(write|make|build|create|draw up|put together|set up|lay out|design|draft|script|plan|give|need|needs|want|do me|split|divide|sort|break|organi[sz]e|assign|match|pair|list|prep|get me|come up with|suggest|print|program|structure|map out|group)\b/
/** What is sent to people is a text, and what is counted is a figure. */
const TEXT =
  /\b(text (?:to|for|them|the|him|her|my|our)|group text|e-?mail|message|note (?:to|for)|announcement|post|speech|letter|caption)\b/
const FIGURE =
  /\b(strain|average|avg|mean|median|correlat\w*|compare\w*|trend\w*|versus|vs|how many|how much|percentage of|changed?|since|did|was|were|had)\b/

interface Opening {
  thing: MadeThing
  pattern: RegExp
  /** Words that make it something else. */
  not?: RegExp
  /** It needs no word for making. */
  isPlain?: true
}

const PRACTICE_PART = 'warm-?up|drill\\w*|live|situational\\w*|conditioning|cool-?down|sparring|technique'
const LIFT = 'lift|lifts|lifting|strength|weight[- ]?room|s&c'

/** In their order: the narrower ones come first. */
const OPENINGS: readonly Opening[] = [
  {
    thing: 'rooms',
    isPlain: true,
    pattern:
      /\b(room(ing)? (assignments?|list|pairs?)|hotel rooms?|room ?mates?|(two|2|three|3|four|4) (guys |kids )?(to|per|in) a room|who (rooms|bunks) with|assign rooms)\b/,
    not: /\b(sleep better|why|how did)\b/,
  },
  {
    thing: 'pairs',
    isPlain: true,
    pattern:
      /\b((live|drill(ing)?|wrestling|practice|sparring|training) (wrestling )?(pairs?|pairings?|partners?)|pair (them|everybody|everyone|the (guys|team|boys|girls|kids))( up)?|pair(ings?|s) for|partner (list|assignments?)|who (goes|wrestles|drills|pairs) (up )?with (who|whom)|pair up)\b/,
  },
  {
    thing: 'return',
    pattern:
      /\b(return|coming back|back from|comeback|graded|ease (him|her|\S+)? ?back|progression|ramp (him|her)?)\b.*\b(days|week|monday|mon\b|plan|schedule|daily|each day|day by day|steps?)/,
    not: /\b(team|everybody|everyone|tournament)\b/,
  },
  {
    thing: 'lifting',
    pattern: new RegExp(
      `\\b(${LIFT})\\b.{0,30}\\b(week|plan|program|template|schedule|sessions?|workouts?|card|sheet|block|days?)\\b|\\b(week|plan|program|template|sheet|card|workout) (of|for) (the )?(${LIFT})\\b|\\bsets ?(x|×|and|by) ?reps\\b`,
    ),
    not: /\b(groups?|slots?|who (lifts|can|should)|which)\b/,
  },
  {
    thing: 'weigh_in',
    pattern:
      /\b(check-?list|sheet|schedule|plan|list|timeline|routine|poster)\b.*\bweigh-?ins?\b|\bweigh-?ins?\b.*\b(check-?list|sheet|schedule|list|timeline|routine|poster)\b/,
    not: /\b(cut|cutting|sauna|drop|lose|sweat|pounds|lbs?)\b/,
  },
  {
    thing: 'travel',
    pattern:
      /\b(check-?list|schedule|timeline|timetable|packing list|itinerary|run ?sheet)\b.*\b(travel|bus|van|trip|road|flight|hotel|away)\b|\b(travel|bus|van|trip|road|flight)\b.*\b(check-?list|schedule|timeline|timetable|packing list|itinerary|run ?sheet)\b/,
  },
  {
    thing: 'practice',
    pattern:
      /\b(practice|training session|session|workout) ?plan\b|\b(write|make|build|plan|draw up|put together|design|script|lay out|create|give|need|want|set up|structure|map out|prep)\b.{0,40}\b(practice|training session|mat session)\b|\bplan (out )?(today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday)'?s? practice\b/,
    not: /\b(week|taper|month|season|who|which|lift\w*|time off|data|numbers|moved|cancel\w*|early|start time|need(s|ed)? (to|a|an|less|more) )\b/,
  },
  {
    thing: 'groups',
    pattern:
      /\b(two|three|four|five|six|\d) (\w+ )?(lifting |lift |practice |drill |training |mat )?(groups?|stations?|squads?|slots?|teams|buckets|pods|waves)\b.*|\b(green|red|yellow)\b.{0,20}\b(green|red|yellow)\b.{0,20}\bgroups?\b|\bgroups? (by|of) (color|colour|band)\b|\b(separate|own|different|easy|light\w*) group\b|\b(tired|beat up|worn|red|run down) (guys|ones|kids|boys|girls|athletes|wrestlers) (separate\w*|apart|in (a|their|one))\b|\bmax \d+ (per|in a|a) (slot|group|wave|rack)\b/,
    not: /\b(heavy|moderate)\b.*\blight\b/,
  },
]

/** What a message wants put together; undefined: nothing that is made here. @param words in lower case */
export function openingIn(words: string): MadeThing | undefined {
  if (TEXT.test(words)) return undefined
  const found = OPENINGS.find(
    ({ pattern, not, isPlain }) =>
      pattern.test(words) && !not?.test(words) && (isPlain || MAKES.test(words) || GOES.test(words)),
  )
  if (!found || (FIGURE.test(words) && found.thing !== 'rooms' && !HAS_SHAPE.test(words))) return undefined
  return found.thing
}

/** "Who goes where" is a wish for groups. */
const GOES = /\bwho goes (where|in|into|with)\b|\bfor (the )?(white ?board|door|wall|board)\b/
/** A practice with its parts said is no question about one. */
const HAS_SHAPE = new RegExp(`\\b(${PRACTICE_PART})\\b|\\d ?(min|hr|hour)|\\bgroups?\\b|\\bstations?\\b|\\bpairs?\\b`)
