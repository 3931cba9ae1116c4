import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { HE, HIS, HOLD, I, NUMBERS, pattern } from './word-pattern.ts'

type Form = PersonAsked['form']

/** "Caleb has no numbers, what gives". */
const WITHOUT =
  '(?:has|have|had|got|is|shows?) (?:still |got |getting |showing |sending )*(?:no|nothing|none|zero|blank|empty)(?: (?:new|fresh|numbers?|data|scores?|readings?|recovery|in|today|yet|here|this morning|coming|at all))*(?= what| why| how|$| \\.)'

/** Questions about one athlete, in the order in which they are tried. */
export const OF_ONE: readonly (readonly [Form, RegExp])[] = [
  [
    'same_boat',
    pattern(
      `(?:anybody|anyone|any one|who|any|somebody|someone|others?)\\b[^.]*(?:(?:in )?(?:the |that |${HIS} )?same (?:boat|spot|shape|signs?|pattern|picture|story|situation|place|issue|problem|thing)|like (?:him|her|·|that|this one)(?= |$))`,
      '(?:anybody|anyone|who|somebody) else\\b[^.]*(?:did not say|not said|has not said|not saying|keeping (?:it )?quiet|staying quiet|hiding|not telling|kept quiet|tough it out|toughing|did not text|has not told|not speak)',
    ),
  ],
  [
    'instead',
    pattern(
      `what (?:else )?(?:can|could|should|would|do) (?:${HE}|i have ${HE}|we have ${HE}|i give ${HE})(?= |$)[^.]*(?:instead|in place|else|\\d+ (?:min|mins|minutes))`,
      `what else (?:can|could|should) ${HE} do`,
      `what (?:do|can|should|would|could) (?:i|we|you) (?:give|have|do with|put) ${HE}(?: (?:do|on))? (?:instead|in place)`,
      `(?:give|make|need|got|have)\\b[^.]*(?:something|session|workout|alternative|plan|substitute)\\b[^.]*(?:instead|for ${HE}|in place)[^.]*(?:instead|\\d+ (?:min|mins|minutes)|legs|lift)`,
      `(?:alternatives?|substitute|replacement)(?: \\w+)? for ${HE}`,
    ),
  ],
  [
    'where_goes',
    pattern(
      `(?:where|which (?:group|list|pile|tier|rack|bunch|bucket)|what group) (?:does|do|would|should|is|to|will) (?:i |we |you )?(?:put |go with |place |have )?${HE}(?= |$)(?: (?:go|fit|fall|land|belong|end up|lift|in))?`,
      `${HE} (?:goes|belongs|fits|lands) (?:where|in which|with who)`,
      `which (?:group|list|pile|tier|rack|bunch|bucket) (?:for|is for) ${HE}`,
    ),
  ],
  [
    'believe',
    pattern(
      `(?:(?:do|should|can|would|could) (?:i|we|you) )?(?:believe|buy|trust) (?:${HE}|it|that|this)(?= or | on | about |$| \\.)`,
      `(?:is|are) ${HE} (?:being )?(?:legit|for real|telling the truth|honest|straight with|crying wolf|full of it|pulling)`,
      `(?:legit|for real|real or|true or|justified|fair ask|reasonable)(?: or [^.]*)?$`,
      `${HE}[^.]{0,40}(?:says?|said|texted|texts|told|claims?|claiming|complain\\w*|swears?|insists?|keeps saying|thinks)\\b[^.]{0,40}(?:smoked|gassed|cooked|fried|toast|wrecked|tired|exhausted|dead|beat|wiped|drained|burn(?:t|ed) out|no legs|spent|run down|worn out|not feeling it)\\b`,
      `${HE}[^.]{0,60}wants (?:out of|a day off|off|the day off|to skip|to sit|to miss)`,
      `·[^.]{0,40}(?:says?|said|texted|texts|told|claims?|claiming|complain\\w*|swears?|insists?|keeps saying|thinks)\\b[^.]{0,40}(?:smoked|gassed|cooked|fried|toast|wrecked|tired|exhausted|dead|beat|wiped|drained|burn(?:t|ed) out|no legs|spent|run down|worn out|not feeling it)\\b`,
      `·[^.]{0,60}wants (?:out of|a day off|off|the day off|to skip|to sit|to miss)`,
    ),
  ],
  [
    'how_sure',
    pattern(
      `how (?:sure|certain|confident|reliable|solid) (?:are|is|can) (?:you|that|this|it|${I})\\b[^.]*(?:about|on|of|with|for)? ?(?:${HE}|that|it|this)?`,
      `(?:are|r) you (?:really )?(?:sure|certain|confident) (?:about|on|of|with) ${HE}`,
      `how much (?:can|do|should|would) (?:i|we|you) (?:trust|believe|bet on|rely on) (?:that|this|it|${HE})`,
      `(?:could|might|can) (?:that|it|this) (?:just |only |also )?be (?:nothing|noise|a fluke|a glitch|a false alarm|a bad reading|the strap|random|chance)`,
    ),
  ],
  [
    'home',
    pattern(
      `(?:keep|leave|send|tell) ${HE} (?:to stay )?(?:at )?home`,
      `(?:should|does|do|can) ${HE} (?:stay|be|go) (?:at )?home`,
      'stay(?:s)? home or',
      '(?:home|dorm)[^.]* or (?:just |only )?(?:off|out of|not on|away from) (?:the )?(?:mat|mats|room|practice)',
      `(?:isolate|quarantine|keep ${HE} away from the (?:others|team|room|guys|kids))`,
    ),
  ],
  [
    'hold_marks',
    pattern(
      `what (?:should|do|would|can|must) ${I} (?:watch|look (?:at|for|out for)|check|keep an eye on|monitor|track|be watching)[^.]*(?:tomorrow|morning|monday|before|first|next|overnight|him|her|·|with)`,
      `what (?:are we|am i|to) (?:watch|watching|look|looking) (?:for|at)?`,
      `what (?:would|could|will|might) (?:make|get|lead|tell) (?:you|me|us)[^.]*(?:wait|hold|stop|pull|change|sit|say no|back off|rest|delay|worry|different)`,
      `what[^.]* (?:want|need|like|expect|have|has) to (?:see|be|happen)[^.]* before (?:${HE})`,
      `before (?:${HE}) (?:goes|go|is|gets|starts|wrestles) (?:live|full|hard|back)`,
      'what (?:would|could) (?:change (?:your|that|this)|stop (?:you|it|that)|be a reason to (?:wait|hold|stop|pull))',
      `(?:which|what) (?:readings?|numbers?|signs?|metrics?|values?|marks?|data|level|recovery|hrv|heart rate|resting heart rate|score|figures?|red flags?)\\b[^.]*(?:${HOLD}|not (?:be )?(?:fine|ok|okay|good|safe|clear\\w*)|bad|too (?:low|high)|no go|worr\\w*|trouble|concern\\w*|problem|red line|line)`,
      `(?:when|at what point|from what) (?:should|do|would|does|must|will)? ?(?:i|we|you|it|number|point)?[^.]{0,20}(?:${HOLD}|get worried|become a problem)\\b[^.]*(?:${HE})`,
      `(?:on|at|by) (?:which|what) (?:readings?|numbers?|signs?|values?|marks?|score|recovery|level)\\b`,
      'how (?:low|high|bad) (?:is|would be|does it (?:have|need) to (?:be|get)) (?:too|for)?',
      `(?:cutoffs?|cut offs?|cut-offs?|thresholds?|red lines?|limits?|red flags?|stop signs?) (?:for|with|on|to watch (?:for )?(?:with|in)) ${HE}`,
      `what is (?:${HIS} )?(?:cutoff|cut off|threshold|line|red line|limit|floor|bad number)\\b`,
    ),
  ],
  [
    'what_to_say',
    pattern(
      `what (?:do|should|can|would|could|am|are|to|will) (?:i|we|you)? ?(?:supposed to |going to |gonna |best )?(?:say|tell|tell to|open with|lead with)(?: to)? ${HE}`,
      `what (?:do|should|can|would) (?:i|we) say(?: when| if| to ${HE}|$)`,
      `how (?:do|should|can|would|could) (?:i|we|you) (?:put (?:it|that|this)|word (?:it|that|this)|say (?:it|that|this)|bring (?:it|that|this) up|tell ${HE}|talk to ${HE}|approach ${HE}|break it|start (?:it|that|the (?:talk|conversation))|open (?:with ${HE}|the (?:talk|conversation)))`,
      `(?:sentences?|lines?|words|something|script|way) (?:that )?(?:i|we) (?:can |could |should )?(?:say|tell|use|read)[^.]*(?:to )?${HE}`,
      `(?:sentences?|lines?|words|something|script) (?:to|for) (?:say|tell|telling)(?: to)? ${HE}`,
    ),
  ],
  [
    'share_numbers',
    pattern(
      `(?:bring up|mention|show ${HE}|share|use|tell ${HE} (?:about )?|talk (?:to ${HE} )?about|lead with|go into|get into|leave out|raise|pull out|bring|open with) (?:the |his |her |their |any |those |these |all the )?(?:numbers?|data|recovery|scores?|figures|stats|whoop|metrics|readings|app)`,
      `(?:should|do|would|can) (?:i|we|you) [^.]*(?:numbers?|data|stats|scores?)[^.]* or (?:leave|keep|skip|just)`,
    ),
  ],
  [
    'questions',
    pattern(
      '(?:what|which|give me|any|got|some|the|tell me|with) (?:the |some |good |your |best )*(?:\\d+ )?(?:good |best |right |quick )?questions?\\b[^.]*(?:ask|him|her|them|·|start|open|use|would|should)',
      `what (?:would|should|do|could|can|else should|else would|else do) (?:you|i|we) (?:even )?ask ${HE}`,
      `what (?:would|should|do) (?:you|i|we) ask(?: first)?$`,
      '(?:give me|need|got|have) (?:\\d+ |a few |some |the )?questions?$',
    ),
  ],
  [
    'before',
    pattern(
      `(?:has|have|had|was|were|is|did) ${HE} (?:ever |also )?(?:looked?|been|seemed?|had|done|gone|dipped|get|got|look|have)\\b[^.]*(?:before|other time|another time|earlier|previously|at any|already|in the past|last (?:month|season|fall|year))`,
      `(?:has|have|did) (?:this|that|it) (?:ever )?(?:happened|happen|been|come up|shown up|show up)[^.]*(?:before|earlier|already|other|previously|to ${HE}|with ${HE}|this (?:fall|season|year))`,
      `(?:is|was) (?:this|that|it) (?:the )?(?:1st|first|a first) (?:time|dip|one)?`,
    ),
  ],
  [
    'baseline',
    pattern(
      `(?:is|are|was|seems?|say) ${HE}[^.]{0,40}back (?:at|to|on|in|near|within) (?:his |her |their |the |a )?(?:own )?(?:baseline|normal|usual|old self|range|where)`,
      `(?:at|to|near|within|in) (?:his|her|their) (?:own )?(?:baseline|normal|usual)(?: range)?(?: yet| now| again)?$`,
      `(?:does|do|did) ${HE} (?:look|seem)[^.]{0,30}back (?:to|at|near) (?:normal|usual|baseline|(?:him|her|them)sel(?:f|ves))`,
    ),
  ],
  [
    'since',
    pattern(
      'since when',
      `how long (?:has|have|is|was) (?:${HE}|it|this|that)\\b`,
      `when (?:did|does) (?:${HE}|it|this|that|the|his|her)[^.]*(?:start|begin|began|started|change|turn|go (?:off|down|south|wrong)|drop)`,
      '(?<!\\b(?:hold|keep|sit|stay|rest|bench|out|off|back|away|should|will|can|must|need)\\b[^.]*)for how long(?! (?:should|do|will|must|can|does))',
      'how many (?:days|nights|weeks|mornings) (?:has|have|is|now|already)',
    ),
  ],
  [
    'rest',
    pattern(
      `(?:do|should|would|can|could|must) (?:i|we|you) (?:just )?(?:rest|sit|bench|hold out|give [^.]{0,12}off)[^.]*\\b(?:or|lazy)\\b`,
      `(?:rest|sit|bench) ${HE}\\b[^.]*(?:or|lazy|soft)`,
      `(?:being |just |is ${HE} |it is |or |getting )(?:just )?(?:lazy|soft|slacking|dogging it|coasting|milking it|faking(?: it)?|making (?:it up|excuses)|in his head|not trying|unmotivated|mailing it in)`,
    ),
  ],
  [
    'nights',
    pattern(
      `(?:going on|up|wrong|off|happening|deal|story|weird|different|new|changed) (?:with |in |about )?${HIS}(?: own)? (?:sleep\\w*|nights|bed ?times?|rest at night)`,
      `how (?:is|are|has|have|was|were|did|does) ${HE}(?: been)? (?:sleep\\w*|slept)(?: (?:lately|recently|this week|these days|the last|over|all week|at all|ok|okay|well|enough)[^.]*)?$`,
      `how (?:is|are|has|have|was|were|did|does) (?:his|her|their|·) (?:sleep\\w*|nights)(?: (?:been|look\\w*|going|doing|lately|recently|this week|these days|holding up)[^.]*)*$`,
      `(?:is|are|has) ${HE} (?:been )?(?:even |actually |really )?(?:sleeping|getting (?:any|enough) sleep|slept)(?: (?:ok|okay|well|enough|right|fine|at all|any|lately|this week|at night|badly|poorly))*$`,
      `(?:fill me in|walk me through|tell me about|talk to me about|status (?:on|of)|look (?:at|into)|check) ${HIS} (?:sleep|nights)$`,
    ),
  ],
  [
    'status',
    pattern(
      `worr(?:y|ied|ying) (?:about|for|over) ${HE}(?= |$)`,
      `· ${WITHOUT}`,
      `(?:he|she|they) ${WITHOUT}`,
      `(?:am|are|do|did|have) (?:i|we) (?:been )?(?:over-?train\\w*|over-?work\\w*|burn\\w*(?: out)?) ${HE}(?= |$)`,
      `(?:is|are|was|has|does|do|could|might) ${HE} (?:\\w+ ){0,2}?(?:over-?train\\w*|over-?reach\\w*|over-?work\\w*|overdo\\w*|burn(?:ed|t|ing)? out|burnt)(?= |$)`,
      `(?:is|are|was) ${HE} (?:even |really |actually |truly |just |doing |feeling |all )*(?:fine|ok|okay|alright|right|himself|herself|healthy|good|well)(?: (?:or|though|tho|really|actually|now|today|again|by|in|from|according|w|with|this|is|then|you|to)\\b[^.]*)?(?= \\.|$)`,
      `(?:anything|something|any thing|nothing|what|whatever|any \\w+|see anything|see something|is it) (?:is |has |been |that |at all |weird |odd |unusual |really |else |bad |serious )*(?:going on|wrong|off|up|weird|strange|odd|showing|show|happening|there|stand\\w* out|to worry about|to see|worth (?:knowing|a look))? ?(?:with|w|in|on|about|for|from) (?:${HIS} )?(?:own )?(?:·|him|her|them|${NUMBERS})`,
      `(?:do|does|did|would|are|is|will) ${HIS} (?:own )?${NUMBERS}\\b[^.]*(?:agree|back (?:that|it|him|her|this|·)|show|say|match|support|confirm|line up|fit|tell|look (?:ok|okay|fine|off|bad|right|normal|good))`,
      `what (?:do|does|did|is|are|has|have|about|can) ${HIS} (?:own )?${NUMBERS}\\b[^.]*(?:say|show|tell|look|like|been|suggest|doing)`,
      `how (?:do|does|did|are|is|have|has) ${HIS} (?:own )?(?:numbers?|data|stats?|metrics?|readings?|signs?|body|week|vitals)\\b[^.]*(?:look\\w*|doing|been|handl\\w*|held|hold\\w*|respond\\w*|react\\w*|cop\\w*|tak\\w*|lately|now|recently)`,
      `how (?:is|has|are|have) ${HE} (?:been )?(?:holding up|handling|holding|coping|been|taking|tolerating|doing lately|doing this week|looking|trending|handled)\\b`,
      `(?:something|anything|what) (?:is |has been )?(?:up|going on|wrong|off|the matter|happening|the deal|the story) (?:with|w) ${HE}`,
      `(?:is|was) (?:something|anything|there something|there anything) (?:up|going on|wrong|off|the matter) (?:with|w) ${HE}`,
      `(?:check|look) (?:on|at|into|up) · (?:for me|please|real quick|would you|will you)?$`,
    ),
  ],
]
