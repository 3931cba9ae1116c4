import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { pattern } from './word-pattern.ts'

type Form = PersonAsked['form']

/** What to discuss with each of a few who are named or were in the last answer. */
export const BRING_UP = pattern(
  `what (?:do|should|can|would|could|must|are|am|to) (?:i|we|you)? ?(?:need to |going to |want to )?(?:bring up|raise|cover|discuss|mention|touch on|talk (?:about|over|through)|go over|address)\\b`,
  `(?:anything|something|things?|points?|topics?|stuff) (?:that )?(?:i|we|to) (?:should |need to |can |could )?(?:bring up|raise|cover|discuss|mention|talk about|go over)\\b`,
  '(?:talking points|talk points|agenda)\\b',
)

/** The team, or the athletes of the last answer. */
export const OF_MANY: readonly (readonly [Form, RegExp])[] = [
  [
    'bounced',
    pattern(
      'who (?:\\w+ )?(?:bounced|came|recovered|rebounded|got|sprang) ?(?:back|over it)? (?:the )?(?:quick\\w*|fast\\w*|first|soonest|best)',
      '(?:quickest|fastest|slowest|first) (?:to |one )?(?:bounce|recover|rebound|come back|back)',
      'who (?:is|has|are) (?:still )?(?:not (?:yet )?(?:back|recovered|bounced)|still (?:down|paying|feeling it|hurting|not back))',
    ),
  ],
  [
    'showed',
    pattern(
      'did (?:it|that|this|those|they) (?:\\w+ )?(?:show|take (?:a|its) toll|leave a mark|cost|hurt them|register|land|set them back)',
      'does (?:it|that|this) show',
      '(?:who|how many(?: of them)?) (?:paid|took it|felt it|suffered|took the (?:worst|hit))',
      'how did (?:they|the (?:guys|team|boys|kids|room|group)|everybody|everyone|we) (?:come out|respond|hold up|handle|take|bounce|recover)',
      'did (?:they|the (?:guys|team|boys|kids|room|group)|everybody|everyone) (?:bounce back|recover|feel it|pay|handle|hold up|absorb)',
    ),
  ],
  [
    'first_to_hold',
    pattern(
      '(?:the )?(?:1|one|1st|first|guy|kid|name|athlete|wrestler|person) (?:that |who )?(?:you would|you|i should|i need to|we should|to) (?:pull|hold|sit|bench|rest|scratch|keep|take)\\b[^.]*(?:reason|why|sentence|say|tell|words)',
    ),
  ],
  [
    'pull_aside',
    pattern(
      '(?:who|whom|which (?:one|guy|kid|of them)) (?:should|do|would|can|could|to|must|shall) ?(?:i|we|you)? ?(?:pull|take|get|grab|catch|talk to|speak (?:to|with)|have a word with|sit down with|see|check in with)\\b[^.]*(?:aside|alone|private\\w*|1 on 1|one on one|quiet\\w*|after|embarrass\\w*|off to the side|on the side|to the side)',
    ),
  ],
  [
    'without_data',
    pattern(
      '(?:no|without|with no|without any|missing|not wearing|do not have|does not have|has no|have no) (?:any |a |the |fresh )?(?:data|device|devices|strap|straps|whoop|whoops|numbers|band|recovery|readings|tracker)\\b[^.]*(?:where|what|which (?:group|pile|list|tier)|how|go|put|do|belong|fit)\\b',
      '(?:where|what|which|how)\\b[^.]*(?:put|do|go|with|about|group|place|handle|treat)\\b[^.]*(?:no|without|missing|not wearing|do not have|does not have) (?:any |a |the )?(?:data|device|devices|strap|straps|whoop|whoops|numbers|band|recovery|readings)',
    ),
  ],
  [
    'worn_down',
    pattern(
      '(?:who|whom|which|what)\\b[^.]*(?:benefit|needs?|use|deserves?|gain|get|gets|could use|priorit\\w*|book|schedule|bring in|put)\\b[^.]*(?:recovery (?:work|session|sessions|slot|slots|spot|spots|boots|time|treatment|stuff|modalit\\w*|room|day)|treatment|massage\\w*|ice bath|cold tub|cold plunge|hot tub|pool|flush|compression|normatec|boots|soft tissue|stretching|table|tables|foam|sauna)',
      '\\d+ (?:\\w+ )?(?:slots?|spots?|tables?|places|openings|appointments|chairs)\\b.*(?:recovery|treatment|massage|worn|beat up|run down|need it|benefit)',
      '(?:most|more) (?:worn (?:down|out)|beat up|run down|banged up|fatigued|beaten up|drained|spent)\\b[^.]*(?:week|days)',
    ),
  ],
  [
    'what_they_do',
    pattern(
      '(?:what|how) (?:do|should|would|can|does|will) (?:i|we|you)? ?(?:have |make |get |let )?(?:those|these|the|them|they|all|each)(?: of)?(?: those| them| these)?(?: \\d+)?(?: guys| kids| ones| athletes| wrestlers| boys)?(?: do| doing| train| work on)$',
      'what (?:do|should|would|can) (?:i|we|you) do (?:differently )?(?:with|about|for) (?:those|these|them|the)(?: of them)?(?: \\d+)?(?: guys| kids| ones| athletes| wrestlers| boys)?(?: (?:today|tomorrow|monday|tuesday|then|now|instead|at practice|in practice|differently|this week|and \\w+))*$',
      'what (?:do|should|would) (?:they|those guys|those) do(?: (?:today|tomorrow|monday|then|instead|at practice))*$',
      '(?:have|give) (?:those|these|them) (?:\\d+ )?(?:guys )?(?:something|what) to do$',
    ),
  ],
]
