/** What training should be today is a question about the day, with an answer of its own. */
const OF_TRAINING =
  /\b(live|hard|harder|push\w*|full (go|speed|practice)|lift\w*|heavy|spar\w*|compet\w*|max\w*|starts?|starting|lineup|wrestle (today|tonight|tomorrow))\b/

/** Words for how somebody seems, which ask for a look at the numbers even without a question. */
export const SEEMS =
  /\b(looked?|looks|looking|seemed?|seems|felt|feels|feeling|been|was|is|acting|wrestled|wrestling|moving) (?:\w+ ){0,2}(flat|off|slow|sluggish|dead|heavy|tired|sleepy|exhausted|drained|gassed|run down|beat up|worn (?:out|down)|dragging|low|lethargic|zoned out|out of it|not himself|not right|spent|weird|different|foggy|moody|irritable|on edge)\b|\bdragging\b|\bnot like (him|her)\b|\bnot (himself|herself)\b/

/** Weight to lose, with a look at somebody's sleep or recovery for it. */
export const OF_WEIGHT =
  /\b(?:(?:pounds?|lbs?|kilos?|kg)\b[^.]*\b(?:down|off|lose|drop|cut|to go|over|make|come)|(?:cut|cutting|drop|dropping|lose|losing|pull|pulling|make|making|come down|coming down)\b[^.]{0,30}\b(?:weight|pounds?|lbs?|kilos?)|weight (?:cut|descent|loss))\b/
export const LOOKS_AT_BODY =
  /\b(sleep\w*|slept|nights?|recover\w*|data|numbers|see anything|see something|anything (?:in|show)|hitting|affect\w*|handling|holding up|taking it|how (?:is|has) (?:he|she|·)|doc|doctor|slow)\b/

/** Whether the words of a status question are about how hard to train: that has its own answer. */
export const isOfTraining = (words: string): boolean => OF_TRAINING.test(words)
