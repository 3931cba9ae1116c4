/** Synonyms: each row is one concept, and its first entry is the form that is indexed and looked up. */
const SAME: readonly (readonly [one: string, others: RegExp])[] = [
  [
    'calculated',
    /\b(worked out|figured? out|comput(ed?|es|ing)|comes? up with|arrives? at|goes into|made (up )?of|based on|comes? from|derived from|calculates?)\b/g,
  ],
  ['year', /\b(yrs?|yr olds?|years?)\b/g],
  ['week', /\b(wks?|weeks)\b/g],
  ['hours', /\b(hrs?)\b/g],
  ['blood oxygen', /\b(spo2|oxygen saturation|o2( sat\w*)?)\b/g],
  ['restday', /\b(rest days?|days? off|off days?)\b/g],
  ['match', /\b(duals?( (meets?|match(es)?))?|meets?|bouts?|matches|comps?)\b/g],
  ['strap', /\b(straps|whoops?|whoop (strap|band)|band|bracelet|tracker)\b/g],
  ['numbers', /\b(figures|stats|metrics|readings|values)\b/g],
  ['eat', /\b(feed|feeding|eating|eats)\b/g],
  ['warm up', /\b(warmups?|warming up)\b/g],
  ['cool down', /\b(cooldowns?|cooling down)\b/g],
  ['sore', /\b(soreness|achy|doms)\b/g],
  ['hrv', /\bheart rate variability\b/g],
  ['resting heart rate', /\b(rhr|resting (hr|pulse))\b/g],
  ['weigh in', /\bweigh ?ins?\b/g],
  ['tournament', /\b(tournaments|tourneys?|tournys?)\b/g],
]

/** Replaces synonyms in a normalized text by one form, so that a question finds an article that uses another word. */
export const replaceSynonyms = (text: string): string =>
  SAME.reduce((said, [one, others]) => said.replace(others, one), text)
