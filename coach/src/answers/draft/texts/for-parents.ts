import type { Line } from '../draft-text.ts'
import type { Style } from '../request/style.ts'

/** Plain advice for parents on a subject, the most important sentences first. */
const ADVICE: readonly { pattern: RegExp; slug: string; lines: readonly Line[] }[] = [
  {
    pattern: /\b(weigh[- ]?ins?|making weight|make weight|cutting( weight)?|weight cut\w*)\b/i,
    slug: 'weight-cutting-wrestling',
    lines: [
      { text: 'Your athlete should never sweat, starve or skip water to make weight.', keep: 1 },
      { text: 'Normal meals and water through the week are safer and wrestle better.', keep: 1 },
      { text: 'Please let us know if you see skipped meals, plastic suits or long sauna visits at home.', keep: 2 },
      { text: 'The weight class can change, and health comes first.', keep: 3 },
      { text: 'Our athletic trainer or your physician can help with a plan.', keep: 3 },
    ],
  },
  {
    pattern: /\b(water|hydrat\w*|drink\w*|fluids?)\b/i,
    slug: 'hydration',
    lines: [
      { text: 'Please send a full water bottle to practice every day.', keep: 1 },
      { text: 'Drinking through the whole day works better than a lot at once.', keep: 2 },
      { text: 'Thirst is a good guide, and nobody has to force it down.', keep: 3 },
      { text: 'Energy drinks are no replacement for water.', keep: 3 },
      { text: 'Please never let your athlete skip water to make weight.', keep: 2 },
    ],
  },
  {
    pattern: /\b(food|eat(ing)?|breakfast|meals?|nutrition|protein|dinners?)\b/i,
    slug: 'protein-and-energy',
    lines: [
      { text: 'Real meals at normal times help your athlete more than any supplement.', keep: 1 },
      { text: 'Please see that breakfast is not skipped on practice days.', keep: 2 },
      { text: 'A meal with some protein soon after practice helps the body to recover.', keep: 2 },
      { text: 'Eating too little costs strength and sleep.', keep: 3 },
      { text: 'If your athlete starts to skip meals, please tell me early.', keep: 3 },
    ],
  },
  {
    pattern: /\b(sleep\w*|slept|bed ?times?|to bed|in bed|lights out|nights?|rest(ed|ing)?|recover\w*|tired)\b/i,
    slug: 'sleep-need',
    lines: [
      { text: 'Sleep is the best recovery there is, and teenagers need about 8 to 10 hours of it a night.', keep: 1 },
      { text: 'A regular bedtime and wake-up time help the most, on free days, too.', keep: 1 },
      { text: 'Please have the phone charged outside of the bedroom.', keep: 1 },
      { text: 'Energy drinks and coffee late in the day cost sleep, even when falling asleep is easy.', keep: 3 },
      { text: 'If something keeps your athlete up night after night, please let me know.', keep: 3 },
    ],
  },
]

/** During a break the wake-up time has to return to normal before practice does. */
const OF_BREAK: readonly Line[] = [
  {
    text: 'A late night or two over the break is fine; a day or two before practice starts again, please go back to the usual wake-up time.',
    keep: 2,
  },
  { text: 'Enjoy the time together.', keep: 3 },
]
const BREAK = /\b(thanksgiving|christmas|holidays?|breaks?|vacation|days off|long weekend|home (for|over))\b/i

/** From this many words or sentences, more than a line or two are wanted. */
const MANY_WORDS = 60
const MANY_SENTENCES = 4

/** Whether parents are to get more than a line or two. */
export const isLong = ({ words, sentences }: Pick<Style, 'words' | 'sentences'>, said: string): boolean =>
  (words ?? 0) >= MANY_WORDS ||
  (sentences ?? 0) >= MANY_SENTENCES ||
  /\b(longer|detailed|in detail|full (e-?mail|letter|page)|paragraphs?|newsletter)\b/i.test(said)

const adviceOn = (words: string) => ADVICE.filter(({ pattern }) => pattern.test(words))
/** Of several subjects, the first sentences of each. */
const OF_EACH = 3

/** Four to six sentences for parents on the subjects in the words; undefined: no known subject. */
export function adviceForParents(words: string): Line[] | undefined {
  const [advice, ...others] = adviceOn(words)
  if (!advice) return undefined
  const lines =
    others.length > 0 ? [advice, ...others].flatMap((one) => one.lines.slice(0, OF_EACH)) : [...advice.lines]
  return [...lines, ...(BREAK.test(words) ? OF_BREAK : [])]
}

/** The articles it is based on. */
export const slugsForParents = (words: string): string[] => adviceOn(words).map(({ slug }) => slug)
