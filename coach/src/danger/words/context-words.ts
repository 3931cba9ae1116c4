import type { Phrases } from '../../language/words/phrases.ts'

/** Words around a danger: who, when, what is asked, and whether it is ongoing. */
export const CONTEXT_WORDS: Phrases = {
  other: [
    'he|she|him|her|his|hers|they|them|their|somebody|someone|athlete|wrestler|player|guy|kid|boy|girl|teammate|one|son|daughter|captain|heavyweight|freshman|brother|sister|friend|partner|roommate|<name>',
  ],
  self: ['i|me|my|mine|myself'],
  now: [
    'now|still|currently|immediately|urgent|emergency|help|ambulance|911|112|999|asap|hurry|aed|cpr',
    'right now',
    'what do i|we do',
    'keep|keeps',
    'get|getting|gets worse|bigger|harder',
    'worse|worsening|severe|unbearable',
    'will|would|can not stop',
  ],
  ended: [
    'fine|okay|alright|normal|better|gone|clear|cleared|perfect|human',
    'all good|clear|better|right',
    'ok now|today|again',
    'feel|feels|feeling|am|is|was|be ok|fine|good|okay|great|normal|better|human',
    'go|went|goes away',
    'come|came back',
    'no symptom|symptoms',
    'first|scary then',
    'laugh|laughing',
  ],
  past: [
    'yesterday|ago|thursday|monday|tuesday|wednesday|friday|saturday|sunday|last|earlier|week|weekend|since|days|month|months|weeks',
  ],
  sport: [
    'practice|practise|train|wrestle|spar|compete|play|lift|drill|roll|match|dual|tournament|meet|session|lineup|live|conditioning|workout|contact|states|districts|finals|mat|bike|sprint|roster|mats',
  ],
  return: [
    'clear|cleared|clearance|return',
    'good|ok|okay|fine|safe|ready|allow|fit|able|cleared to|for go|practice|train|wrestle|compete|play|spar|lift|drill|roll',
    'back to|in|on|out',
    'can|could|may|should|is|do|does he|she|i|they|we|<name> go|practice|train|wrestle|compete|play|spar|lift|drill|roll|run|join|return|sit|still|be',
    'push|train|play|wrestle|power|sweat|work through|it|out',
    'want|wants back|in',
    'full go|contact',
    'sit out|this',
    'ok for|to',
    'should i|he|she|they|we',
  ],
  staff: [
    'doctor|doc|physician|hospital|er|nurse|clinic|physio|surgeon|surgery|mri|operation|diagnos*|xray|urgent|paramedic|dentist|therapist|medic|rehab',
  ],
  number_ask: [
    'recovery|hrv|strain|sleep|rhr|score|baseline|trend|chart|graph|table|list|dashboard|report|export|data|average|avg|rank|ranking|percent|number|numbers|weekly|monthly|stats|stat|leaderboard|zone|zones|green|yellow|red|spo2|nap|bedtime|readiness|night|hours',
    'resting|max|average heart rate',
    'heart rate',
    'heart rate zone|zones|variability|monitor|sensor|strap|data|chart',
    'respiratory|breathing rate',
    'skin temperature',
    'blood oxygen',
  ],
  app: [
    'app|login|password|dashboard|chart|screen|page|link|email|battery|charger|strap|band|wifi|sync|portal|calendar|bus|account|spreadsheet|notification|notifications|alert|csv|pdf|button|meeting|schedule|slide|slides|logo|subscription|phone|laptop|server|website|file|files|report|invoice|poster|ticket|form|code|mode|version|column|row|filter|export|update|log|site|tab|tool|bluetooth|device|sensor|update|install|newsletter|photo',
    'wi fi',
  ],
  list_ask: [
    'who|which|show|list|rank|compare|top|best|lowest|highest|most|least|give|pull|average|sort|plot|graph|summarize|everyone|everybody|team|squad|whole|roster',
    'how many|much|often',
  ],
  general: [
    'what is|are|does|do|causes',
    'how does|do',
    'sign|signs|symptom|symptoms of',
    'rule|rules|policy|policies|law|legal|article|articles|research|study|studies|evidence|science|protocol|guideline|guidelines|explain|definition|mean|means|difference|ncaa|nfhs|literature|prevent|prevention|educate|training|course|certification|test|testing|baseline|scheduled|schedule',
    'does .. work|help|affect|matter|lower|raise|improve|hurt|change',
    'why does|do|is',
    'how long|much|many .. athlete|athletes|people|adults|teen|teens',
  ],
  not: ['not|no|never|without|nobody|none|nothing|zero'],
  ruled_out: [
    'no|nobody|none|without|zero|not .. injury|injuries|injure|injured|pain|hurt|issue|issues|symptom|symptoms|fever|temperature|problem|problems|concussion|sick',
  ],
}
