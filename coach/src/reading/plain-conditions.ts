/** Ways of saying a condition for which the reading of conditions has one form, in the order in which they are put right. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:did ?n['’]?t|did not|has ?n['’]?t|have ?n['’]?t|has not|have not|never) (?:even )?(?:sle(?:ep|pt)|got?|gotten|had?|have|reach(?:ed)?|hit) (?:at least |even )?(\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?)\b(?: of sleep| sleep| asleep)?/gi,
    'slept less than $1 h',
  ],
  [/\b(?:a )?half (?:a |of a )?degrees?\b/gi, '0.5 degrees'],
  [/\b(?:one|a) degree\b/gi, '1 degree'],
  [
    /\b(?:skin )?temp(?:erature)?s? (?:is |was |are )?(?:up )?(?:by )?(?:more than|over|above) (\d+(?:\.\d+)?) ?(?:degrees?|°c?)(?: up| above| over| higher)?(?: (?:than )?(?:their )?(?:usual|normal|own))?/gi,
    'skin temperature above $1 degrees',
  ],
  [
    /^\W*(?:the )?(hrv|rhr|resting heart rate|sleep|recovery|strain|corner readiness|readiness) (?:leaders?|leader ?board|ranking)\W*$/i,
    'Rank the team by $1',
  ],
]

/** The message with the conditions in it as they are read: `did not sleep 6 h` is `slept less than 6 h`. */
export const withPlainConditions = (message: string): string =>
  FORMS.reduce((said, [form, plain]) => said.replace(form, plain), message)
