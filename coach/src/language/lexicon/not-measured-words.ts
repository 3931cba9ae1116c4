import { Lexicon } from '../words/phrases.ts'

/** Groups of a team that the records do not distinguish. */
const UNKNOWN_GROUPS = 'class years, line-ups and weight classes'

/**
 * What people asked for when no record held it. These words are only features of the trained reader, so some of them are
 * on record by now (blood oxygen, bed times) and stay here. What is answered with "not recorded" is in
 * answers/cannot/unstored-subjects.ts.
 */
export const NOT_MEASURED_LEXICON = new Lexicon({
  [UNKNOWN_GROUPS]: [
    'freshmen|sophomores|juniors|seniors|starters|backups|heavyweights|lightweights|captains|underclassmen|upperclassmen',
  ],
  'blood glucose': ['blood sugar|glucose', 'glucose|glucosa|cgm|a1c', 'sugar level|levels'],
  'body weight': ['body weight|mass', 'weight|weights|bodyweight|weigh|weighs|weighed|peso|bmi', 'how heavy'],
  'body fat': ['body fat|composition', 'bodyfat|fat percentage|percent?', 'muscle mass', 'lean mass'],
  steps: ['step|steps counts?', 'pasos|pedometer', 'walked'],
  'blood oxygen': ['spo2|sp02|oximetry|oximeter|o2', 'blood|pulse|oxygen oxygen|ox|saturation|level|levels', 'oxygen'],
  'calories eaten': [
    'calorie|calories|kcal|caloric|kilojoules|macros|caloriesintake|calorias',
    'calories|food|protein|carbs|carb|fat|sugar|water|fluid intake|eaten|consumed|eat|ate|eats',
    'carbs|carbohydrates|meals|diet',
    'what|much did|does|has|have .. eat|eaten|ate|drink|drank|drunk',
    'nutrition data|log|logs|intake',
  ],
  hydration: [
    'hydration|hydrated|dehydrated|dehydration|urine|water|sweat intake|rate|level|levels|status|score|data?',
  ],
  'blood pressure': ['blood pressure', 'systolic|diastolic|presion'],
  'body temperature': ['body|skin|core temperature|temp', 'temperature|temperatures|temps'],
  VO2max: ['vo2|vo2max|vo2-max max?', 'aerobic capacity|fitness', 'vo max'],
  lactate: ['lactate|lactic|lactato acid|threshold?'],
  'breathing rate': ['respiratory|breathing|respiration rate|rates?', 'breaths', 'respiration'],
  'sleep stages': [
    'rem|deep|light|slow-wave|sws sleep|sueno',
    'sleep stages|stage|cycles|phases',
    'rem',
    'deep|light sleep|phase|stage',
  ],
  bedtimes: [
    'bed|wake|wakeup|waking|bedtime|wake-up time|times',
    'bedtime|bedtimes|wakeup|wake-up',
    'what time .. bed|sleep|asleep|wake|up',
    'when .. go|went|get|got|wake|woke|fall to|up|asleep',
    'sleep latency',
  ],
  soreness: ['soreness|sore|doms|stiffness', 'how sore'],
  mood: [
    'mood|stress|happiness|motivation|morale|wellness|stressed|mental state|level|levels|score?',
    'happy|unhappy|sad|angry|upset|cheerful|nervous|excited|motivated|confident|bored',
    'confidence|emotion|emotions|feelings',
  ],
  'perceived exertion': ['rpe|srpe|session-rpe scores|score|values|data|of?', 'perceived exertion|effort'],
  'distance and speed': [
    'gps|distance|mileage|miles|kilometers|kilometres|km|pace|speed|sprint|sprints|velocity|power|watts|wattage|cadence',
    'top speed',
    'how far|fast did|does|has|have|is <athlete>|he|she|they|the run|ran|go|swim|cover',
  ],
  strength: [
    'bench|squat|deadlift|1rm|one-rep max|press|pr|numbers?',
    'max bench|squat|deadlift|lift',
    'grip strength',
    'vertical jump',
  ],
  hormones: [
    'testosterone|cortisol|hormone|hormones|ferritin|iron|vitamin level|levels|value|values?',
    'blood work|values|panel|markers',
  ],
  'match results': [
    'win|winning|loss|match record|streak|percentage',
    'wins|pins|takedowns|standings|scoreboard',
    'career|season|dual|bout|competition|tournament record|result|results',
    'matches|bouts|duals|fights won|lost|has|have|did',
    'won|win|lost .. matches|match|bouts|duals',
    'attendance',
    'practice attendance',
  ],
  forecasts: [
    'tomorrow recovery|hrv|sleep|strain|recoveries',
    'will .. be|have|get|recover|sleep|score|improve|reach|drop .. tomorrow|next|by',
    'predict|forecast|project|predicted|projected|prediction|predictions',
    'will <athlete> be|have|get|recover|sleep|score',
    'going to be',
    '<metric> tomorrow|tomorrows',
    '<metric> next|coming|upcoming|following week|month|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    'tomorrow|tomorrows <metric>',
    'next week|month|weekend <metric>',
    'will .. be|have|get|recover|sleep|score|improve|reach|drop|look|feel|do .. tomorrow|next|by|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ],
  'injury risk in percent': [
    'injury risk|probability|likelihood|chance|chances|odds|prediction|predictor|rate',
    'risk|probability|likelihood|chance|chances|odds|percent of ..? injury|injuries|injured|getting|injuring',
    'likely|going to .. injured|hurt|injury',
    'get|gets|getting injured|hurt',
    'predict|prevent injury|injuries',
    'who|which|he|she|they|<athlete> will|might|could .. injured|hurt next|soon?',
    'predict|predicts|forecast|foresee|tell|know|say|guess who|if|when|whether|which .. injured|hurt|injury|injuries',
    'will|might|could|would get|be .. injured|hurt',
    'next to? get? injury|injured|hurt|be?',
    'injury|injuries predict|prediction|predicting|forecast',
  ],
})
