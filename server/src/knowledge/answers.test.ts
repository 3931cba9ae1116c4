import { readArticles } from '@corner/knowledge/articles.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { searchArticles } from './search.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

/** A question in a coach's words, the article that answers it, and how the answer begins. */
const ANSWERS: readonly (readonly [question: string, slug: string, begins: string])[] = [
  ['how many hours should my guys sleep', 'sleep-need', 'About 7 to 9 hours'],
  ['is 6 and a half hours enough for a college wrestler', 'sleep-need', 'No, not as a habit'],
  ['what time should they be in bed for a 6am practice', 'sleep-need', 'Count back from the wake-up'],
  ['is one bad night before a match a problem', 'sleep-extension', 'Hardly'],
  ['should athletes sleep 10 hours before nationals', 'sleep-extension', 'More than usual'],
  ['do naps count? like if a kid sleeps 5 at night and naps 2 is that the same as 7', 'naps', 'Not the same'],
  ['how late can they nap before an evening match', 'naps', 'Until 16:00'],
  ['does a 20 minute nap do anything', 'naps', 'Yes: about 20 minutes'],
  ['how long between two practices in a day', 'naps', 'No hours are proven'],
  ['how much sleep debt is too much', 'sleep-debt', 'No limit is known'],
  ['what about on days i slept bad, does caffeine help at all', 'caffeine', 'A little, for adults'],
  ['how much caffeine is ok for a 17 year old', 'caffeine', 'No amount is named here'],
  ['is it bad if i drink a celsius before 4pm practice', 'caffeine', 'For adults it helps a little'],
  ['how long does alcohol affect hrv', 'alcohol-meals-screens', 'A day or two'],
  ['does blue light hurt sleep', 'alcohol-meals-screens', 'A little at most'],
  ['how many pounds can a kid lose a week', 'weight-cutting-wrestling', 'At most 1.5 %'],
  ['is it ok to spit and wear plastics', 'weight-cutting-wrestling', 'No: cutting by sweating'],
  ['what should he eat after weigh-in', 'weigh-in-to-first-match', 'With 2 hours: 5 to 10 ml'],
  ['can they gain it back after weigh-in', 'weight-cutting-wrestling', 'No: weigh-ins stand'],
  ['what color should urine be', 'hydration', 'Pale'],
  ['electrolytes or just water', 'hydration', 'Water with food and salt'],
  ['do we need to worry about jet lag going two time zones', 'travel-and-jet-lag', 'Hardly'],
  ['how long does it take to get over a flight to europe', 'travel-and-jet-lag', 'About a day for each zone'],
  ['how soon before a competition should we fly in', 'travel-and-jet-lag', 'A day ahead'],
  ['we get home at 1 am from a road trip, what about practice', 'travel-and-jet-lag', 'Treat it as a short night'],
  ['do we still lift the week of a tournament', 'tapering', 'Yes, keep lifting'],
  ['what should we do the day before a tournament', 'periodisation', 'Light'],
  ['can we do two-a-days every day', 'monotony-strain', 'Not every day'],
  ['how many rest days a week', 'monotony-strain', 'No number is proven'],
  ['how cold and how long for an ice bath', 'cold-and-heat-recovery', '10 to 15 °C'],
  ['cold tub after lifting good or bad', 'cold-and-heat-recovery', 'Bad straight after lifting'],
  ['how do guys recover between bouts', 'competition-day', 'In this order'],
  [
    'outline a graduated return to training after a febrile viral illness',
    'return-to-play',
    'No training with a fever. Then, once medical staff clear it, in three steps',
  ],
  ['what is a normal respiratory rate', 'illness-signals', 'There is no one normal'],
  ['what does skin temp up mean', 'illness-signals', 'Alone little'],
  ['whats a good hrv', 'hrv-basics', 'There is no one good number'],
  ['why is hrv lower after a hard day', 'hrv-basics', 'Hard work lowers it'],
  ['should I trust the recovery score', 'recovery-score', 'As a reason to talk'],
  ['how is recovery calculated', 'recovery-score', 'It sums up the night'],
  ['should kids wrestle all year', 'youth-athletes', 'No: keep variety'],
  ['should practice be early morning or afternoon', 'youth-athletes', 'Later where you can'],
  ['does her period affect performance', 'menstrual-cycle', 'Hardly any effect'],
  ['what is red-s', 'protein-and-energy', 'Eating too little'],
  ['what temperature should the room be', 'heat', 'At most 80 °F'],
  ['what is a good strain for practice', 'day-strain', 'There is no target'],
  ['does stretching prevent soreness', 'recovery-basics', 'No: stretching'],
  ['do energy drinks hurt sleep', 'caffeine', 'Yes: it costs 45 minutes'],
  ['should they weigh themselves before and after practice', 'hydration', 'Yes, once'],
  ['how do i know if they are drinking enough', 'hydration', 'Pale'],
  ['how long should we stay easy after we get to denver', 'altitude', 'Keep the first 3 to 7 days easy'],
  ['should we take a day off after a tournament', 'periodisation', 'Yes, or an easy one'],
  ['is a low hrv a sign of overtraining', 'overreaching-overtraining', 'Not by itself'],
  ['why does everyone have low recovery after travel', 'travel-and-jet-lag', 'That is usual'],
  ['does a period raise skin temperature', 'menstrual-cycle', 'Yes: in the second half'],
  ['how bad is 5 hours of sleep the night before practice', 'sleep-need', 'No, not as a habit'],
  ['is it better to nap or sleep in', 'naps', 'A nap: early'],
  ["what's the point of a deload week", 'periodisation', 'Fatigue goes'],
  ['does lifting even count in strain', 'lifting-in-season', 'No, it undercounts lifting'],
  ['is there any point in power cleans for a kid in the red', 'lifting-in-season', 'Yes, with less of it'],
  ['how does whoop get rmssd, whole night or deep sleep', 'hrv-basics', 'One rMSSD per sleep'],
  ['Deload this week or next?', 'periodisation', 'After about three heavy weeks'],
  ['flu in the dorms. which 3 numbers do i watch', 'illness-signals', 'Four, each against'],
  ['can I trust spo2 off a wrist', 'blood-oxygen', 'Roughly'],
  ['safe rate to come down per week in season', 'weight-cutting-wrestling', 'At most 1.5 %'],
  ['is the calorie number on these things legit', 'wearable-accuracy-heart', 'Hardly: calories'],
  ['what does sleep consistency mean', 'sleep-regularity', 'How alike'],
]

it.each(ANSWERS)('%s', async (question, slug, begins) => {
  expect(readArticles().some((article) => article.slug === slug)).toBe(true)
  const [best] = await searchArticles(database, question, 1)
  expect(best?.slug).toBe(slug)
  expect(best?.answer).toMatch(new RegExp(`^${begins.replace(/[.]/g, '\\.')}`))
})
