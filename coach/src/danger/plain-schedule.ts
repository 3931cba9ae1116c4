/**
 * Words for moving or shortening training, and for when it is. The danger reader takes "from 6 to 7", "down to 45" and
 * "cut" for pounds and for losing weight, "thinking about" for thoughts of harm, and "this morning's practice" for
 * morning sickness, where only the hour or the length of a practice is meant.
 */
const TRAINING =
  '(?:lift(?:s|ing)?|practi[cs]es?|sessions?|workouts?|conditioning|drill(?:s|ing)?|training|film|warm-?ups?|weights|meetings?)'
const MOVE =
  '(?:push|mov|shift|bump|slid|start|chang|delay|switch|pull|bring|cut|dropp?|trimm?|shorten|reduc|shav)(?:t?ing|es?|s)?'
const DAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|tomorrow|today|morning|afternoon|evening|early)'
const WHOSE = `(?:(?:the|our|their|my|this|that|all|every|${DAY})(?:'s)? )*`
const UNIT = "(?: ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?|o'?clock\\b|h(?:ours?|rs?)?\\b|min(?:ute)?s?\\b))?"
const NUMBER = '(?:\\d{1,2}(?:[:.]?[0-5]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|half(?: an?)?)'
/** `from 6 to 7`, `6:30 to 7 am`, `down to 45 minutes`, `by half an hour`, `at 7 instead of 6`. */
const SPAN = `(?:(?:down |up |back )?(?:from )?${NUMBER}${UNIT} (?:down |back )?to ${NUMBER}${UNIT}|(?:down |up |back |off )?(?:to|by) ${NUMBER}${UNIT}|at ${NUMBER}${UNIT} instead of ${NUMBER}${UNIT}|back ${NUMBER}${UNIT})`
const THINKING = "(?:(?:i'?m |we'?re |am |are )?think(?:ing)? (?:about|of) )?"
const LATER = '(?: (?:time|back|up|later|earlier|short))?'

const SCHEDULES: readonly RegExp[] = [
  // "Thinking about pushing lift from 6 to 7", "cut practice by 30 minutes".
  `\\b${THINKING}${MOVE} ${WHOSE}${TRAINING}\\b${LATER}(?: ${SPAN})?`,
  // "Lift moves from 6 to 7", "practice at 7 instead of 6".
  `\\b${TRAINING} (?:(?:is|are|was) )?(?:(?:${MOVE}|moved|pushed|shifted) )?${SPAN}`,
  // "From 5 to 4 practices a week".
  `\\b${THINKING}(?:(?:go|goes|going|${MOVE}) )?(?:down |back )?from ${NUMBER} (?:down )?to ${NUMBER} ${TRAINING}\\b(?: (?:a|per) (?:week|day))?`,
  // "This mornings practice", "saturday morning's session".
  `\\b(?:(?:the|our|my|this|${DAY})(?:'?s)? )*(?:mornings?|afternoons?|evenings?)(?:'s)? ${TRAINING}\\b`,
  // "A practice plan for this morning".
  `\\b${TRAINING}(?: plans?)? (?:for |on )?(?:the |this |${DAY} )(?:morning|afternoon|evening)\\b(?! \\w*sick)`,
  // "Plan for practice", as the words before leave it.
  `\\bplan(?:s|ning)? (?:for|out) ${WHOSE}${TRAINING}\\b`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** Where weight or food is a topic, numbers may be pounds, and every word counts. */
const OF_WEIGHT =
  /\b(?:weigh\w*|weight|pounds?|lbs?|kgs?|kilos?|scales?|sauna|sweat\w*|fat|diet\w*|fast(?:s|ed|ing)|eat(?:s|ing)?|ate|food|meals?|calori\w*|starv\w*|hungry|dehydrat\w*|spit\w*|purg\w*|vomit\w*|laxatives?|mak(?:e|es|ing) \d+)\b/i

/**
 * A message whose moves and times of a schedule are plain practice, for the danger reader; all else is as it was written.
 */
export function withPlainSchedule(message: string): string {
  if (OF_WEIGHT.test(message.replace(/\bweights\b/gi, ''))) return message
  return SCHEDULES.reduce((words, moved) => words.replace(moved, 'practice'), message)
}
