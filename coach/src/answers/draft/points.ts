/** What athletes can be told on a subject without a figure or a study; each line makes sense alone. */
export interface Points {
  pattern: RegExp
  about: string
  /** The article with the same advice and its reasons. */
  slug: string
  lines: readonly string[]
  /** What parents can help with, after "please help with". */
  help: string
  /** The first line for a break at home. */
  ofBreak?: string
}

/** The narrower ones come first. */
export const POINTS: readonly Points[] = [
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
