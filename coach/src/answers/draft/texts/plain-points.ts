import type { Line } from '../draft-text.ts'
import type { Wish } from '../wish/read-wish.ts'

/** What can be told to athletes on a subject without a figure and without a study, each line enough by itself. */
interface Points {
  pattern: RegExp
  about: string
  /** The article that says the same with its reasons. */
  slug: string
  lines: readonly string[]
  /** What parents can see to, behind "please help with". */
  help: string
  /** The first line in a break at home. */
  ofBreak?: string
}

const POINTS: readonly Points[] = [
  {
    pattern: /\b(thanksgiving|christmas|holidays?|breaks?|vacation|days off|long weekend|going home)\b/i,
    about: 'the break',
    slug: 'sleep-regularity',
    help: 'about the same bedtime and wake-up time as during the week, normal meals and water, and the strap on and charged',
    lines: [
      'Keep about the same bedtime and wake-up time as during the week.',
      'Eat normally, drink water, and move a little every day.',
      'Keep your strap on and charged.',
      'If you get sick or hurt, text me.',
      'Enjoy the break.',
    ],
  },
  {
    pattern: /\b(weigh[- ]?ins?|making weight|cutting( weight)?|weight cut\w*)\b/i,
    about: 'weight',
    slug: 'weight-cutting-wrestling',
    help: 'normal meals and water: no sauna and no skipped water to make weight',
    lines: [
      'No sauna, no sweat suits, no skipping water to make weight.',
      'If you are not where you need to be, come to me or the athletic trainer early.',
    ],
  },
  {
    pattern: /\b(phones?|screens?|scrolling|gaming|xbox|tik ?tok)\b/i,
    about: 'phones at night',
    slug: 'alcohol-meals-screens',
    help: 'the phone away before bed and charged outside of the bedroom',
    lines: [
      'Put the phone away before bed.',
      'Charge it outside of the bedroom.',
      'Lights out at the same time every night.',
    ],
  },
  {
    pattern: /\b(water|hydrat\w*|drink\w*|fluids?)\b/i,
    about: 'drinking',
    slug: 'hydration',
    help: 'a full water bottle every day',
    ofBreak: 'Drink water every day, not only soda.',
    lines: [
      'Drink water all day, not only at practice.',
      'Bring a full bottle and drink again after we finish.',
      'Drink to thirst: there is no prize for forcing it down.',
    ],
  },
  {
    pattern: /\b(food|eat(ing)?|breakfast|meals?|nutrition|protein)\b/i,
    about: 'food',
    slug: 'protein-and-energy',
    help: 'real meals, breakfast among them',
    ofBreak: 'Eat real meals at normal times, and do not skip breakfast.',
    lines: [
      'Eat real meals, and do not skip breakfast.',
      'Get protein in after practice.',
      'Under-eating costs you strength and sleep.',
    ],
  },
  {
    pattern: /\b(caffeine|coffee|energy drinks?)\b/i,
    about: 'caffeine',
    slug: 'caffeine',
    help: 'no energy drinks or coffee late in the day',
    lines: ['No energy drinks or coffee late in the day.', 'They cost you sleep even if you fall asleep fine.'],
  },
  {
    pattern: /\bnaps?\b/i,
    about: 'naps',
    slug: 'naps',
    help: 'short naps alone, early in the afternoon',
    lines: ['A short nap in the early afternoon is fine.', 'Keep it short, so it does not cost you the night.'],
  },
  {
    pattern: /\b(sleep\w*|slept|bed ?times?|to bed|in bed|lights out|nights?|rest(ed)?)\b/i,
    about: 'sleep',
    slug: 'sleep-need',
    help: 'the same bedtime every night, and the phone outside of the bedroom',
    ofBreak: 'Keep about the same bedtime and wake-up time as during the week.',
    lines: [
      'Go to bed at the same time every night, weekends too.',
      'Phone out of the bedroom.',
      'No caffeine late in the day.',
      'Get up at about the same time, also after a bad night.',
      'If something keeps you up, come talk to me.',
    ],
  },
  {
    pattern: /\b(recover(y|ing)?|recovered|sore(ness)?|red days?|in the red|beat up|tired|fatigue\w*)\b/i,
    about: 'recovery',
    slug: 'recovery-basics',
    help: 'early nights, and a meal and water soon after practice',
    lines: [
      'Sleep comes first: be in bed early.',
      'Eat and drink soon after practice.',
      'Easy days are easy: leave the extra work.',
      'Tell me when something hurts or you feel sick.',
    ],
  },
]

const MOST = 5

/** Short plain lines on what is asked for; undefined: none of the subjects. @param count as many as were asked for */
export function plainPoints(
  words: string,
  count: number | null,
): { lines: Line[]; about: string; slug: string } | undefined {
  const points = pointsOn(words)
  if (!points) return undefined
  const back =
    /\bback\b[^.;,]*?\b((?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? the \d{1,2}(?:st|nd|rd|th)?| \d{1,2}(?:st|nd|rd|th)?| [A-Z]\p{L}+ \d{1,2})?)/u.exec(
      words,
    )?.[1]
  const most = count ?? MOST
  const lines = points.lines
    .slice(0, Math.max(most, 1))
    .map((text, place): Line => ({ text, keep: place === 0 ? 1 : place === 1 ? 2 : 3 }))
  if (back) lines.push({ text: `See you ${back.replace(/^on /, '')}, ready to go.`, keep: 1 })
  return {
    lines: count === null ? lines : lines.map((line) => ({ ...line, keep: 1 })),
    about: points.about,
    slug: points.slug,
  }
}

/** What is asked for behind "about", of each a line or two; else the first subject of the words. */
function pointsOn(words: string): Pick<Points, 'lines' | 'about' | 'slug'> | undefined {
  const first = POINTS.find(({ pattern }) => pattern.test(words))
  const named = subjectsIn(words)
  const isOfBreak = BREAK.test(words)
  const [only, second] = named
  if (!first || !only || (!second && (!isOfBreak || only === first))) return first
  const [, ...others] = only.lines
  const lines = second
    ? named.map((one) => (isOfBreak && one.ofBreak) || one.lines[0] || '')
    : [only.ofBreak ?? only.lines[0] ?? '', ...others.slice(0, 2)]
  const more = second && !isOfBreak ? named.slice(0, 2).flatMap(({ lines: [, next] }) => next ?? []) : [CALL_ME]
  return { ...first, lines: [...lines, ...more].slice(0, MOST) }
}

const CALL_ME = 'If you get sick or hurt, text me.'

/** The subjects that stand behind "about", in the order of the words. */
function subjectsIn(words: string): Points[] {
  const about = /\b(?:about|on|regarding) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)([^.;:!?]{3,80})/i.exec(
    words,
  )?.[1]
  if (about === undefined) return []
  return POINTS.filter(({ pattern, ofBreak }) => ofBreak && pattern.test(about)).toSorted(
    (a, b) => about.search(a.pattern) - about.search(b.pattern),
  )
}

const BREAK =
  /\b(thanksgiving|christmas|holidays?|break|vacation|days off|long weekend|go(ing|es)? home|(at|are) home)\b/i

/** Whether a text is to be about something of which there is plain advice. */
export const isAboutPoints = (words: string): boolean => subjectsIn(words).length > 0

/** The same for parents: one request; undefined: none of the subjects. */
export function pointsForParents(words: string): Line[] | undefined {
  const points = POINTS.find(({ pattern }) => pattern.test(words))
  return (
    points && [
      { text: `A few simple things help your athlete: ${points.help}.`, keep: 1 },
      { text: 'Please tell me if something stands in the way.', keep: 3 },
    ]
  )
}

/** Where athletes are told what to do: lines without a study, and no explanation of why. */
export const isOfPoints = ({
  to,
  firstWords,
  manner,
  beyond,
}: Pick<Wish, 'to' | 'firstWords' | 'manner' | 'beyond'>): boolean =>
  (beyond === undefined || beyond === 'a speech') &&
  (to === undefined || to === 'athletes' || to === 'chat' || (to === 'board' && /\bhuddle\b/i.test(firstWords))) &&
  POINTS.some(({ pattern }) => pattern.test(firstWords)) &&
  (manner.isForLay ||
    !/\b(why|what .* (is|are|mean|tells?) |how (much|many|well)|facts?|hygiene|sheet|one-pager|hours|average|slept)\b/i.test(
      firstWords,
    )) &&
  (manner.isForLay || ASKS_POINTS.test(firstWords))

/** Things to do, or a subject that is no figure of the team's. */
const ASKS_POINTS =
  /\b(things?|points?|tips|talk|speech|huddle|advice|rules?|reminders?|water|hydrat\w*|drink\w*|food|eat(ing)?|meals?|breakfast|nutrition|caffeine|coffee|energy drinks|naps?|phones?|screens?|thanksgiving|christmas|holidays?|break|weigh[- ]?ins?|sore(ness)?)\b/i
