/**
 * How tired athletes describe themselves and what they want to skip: slang that has nothing to do with fire, gas,
 * weapons or dying.
 */
const SLANG: readonly (readonly [RegExp, string])[] = [
  [/\blegs (?:are|is|feel|felt) (?:dead|shot|gone|toast)\b|\bdead legs\b/gi, 'is tired'],
  [
    /\b((?:is|are|be|was|were|i'?m|he'?s|she'?s|they'?re|we'?re|all|totally|completely|so|feels?|feeling|looks?|being|pretty) )(?:smoked|gassed|cooked|fried|toast|wrecked|wiped(?: out)?|shot)(?! (?:at|by|with|his|her|my|in)\b)/gi,
    '$1tired',
  ],
  [
    /\b(?:wants?|wanted|wanting|asked|asking|asks|begs?|begging|(?:wants? )?to (?:get|be)) (?:me )?(?:out of|off from|to skip|to miss|to sit out) (?=(?:(?:his|her|the|their|my|this|that|our) )?(?:(?:morning|afternoon|hard|heavy|early|extra|live|\w+day'?s?) )?(?:legs|leg day|lift\w*|squats?|practice|conditioning|live|sprints|drill\w*|workouts?|training|weights|goes|rounds)\b)/gi,
    'would like easy ',
  ],
  [
    /\bbail(?:ed|s|ing)? (?:on|out of|from)(?= (?:(?:the|his|her|our) )?(?:\w+ )?(?:lift\w*|practice|conditioning|live|drill\w*|workouts?|training|weights|rounds)\b)/gi,
    'missed',
  ],
]

/** "Legs" that are skipped or reduced are the lifting session of that name. */
const LEGS_AS_LIFT =
  /\b((?:would like easy|skip\w*|miss(?:es|ed|ing)?) (?:(?:his|her|the|my|their) )?)(?:legs|leg day)\b/gi

/**
 * A message with slang for tired replaced by plain words, so that the danger reader understands them; the rest is
 * unchanged.
 */
export function withPlainTiredness(message: string): string {
  const plain = SLANG.reduce((words, [slang, meant]) => words.replace(slang, meant), message.replace(/[’]/g, "'"))
  return plain.replace(LEGS_AS_LIFT, '$1lifting')
}
