/** Something that people ask about and that no record holds. */
export interface UnstoredSubject {
  words: RegExp
  /** As it stands in a sentence: `body weight`. */
  name: string
  /** `not_measured`: no wearable of the team delivers it; `not_kept`: nobody has entered it, for there is no place to. */
  why: 'not_measured' | 'not_kept'
  /** What is stored and nearest to it, or a sentence on what to ask instead. */
  instead?: string
  /** Of the article on it. */
  slug?: string
}

/** By what is asked for, the more certain words first. */
export const UNSTORED_SUBJECTS: readonly UnstoredSubject[] = [
  {
    words:
      /\binjur(y|ies|ed)?\b.*\b(risk|chance|odds|probab\w*|likel\w*|percent|predict\w*)|\b(risk|chance|odds|probab\w*|likel\w*|percent|predict\w*)\b.*\binjur/i,
    ...{
      name: 'injury risk in percent',
      why: 'not_measured',
      instead: "the at-risk list, by the product's rules",
      slug: 'injury-risk-communication',
    },
  },
  {
    words: /\b(blood sugar|glucose|glucosa|cgm|a1c|sugar levels?)\b/i,
    ...{ name: 'blood glucose', why: 'not_measured' },
  },
  {
    words:
      /\b(weight class(es)?|heavy ?weights?|light ?weights?|heavies|line-?ups?|starters?|backups?|freshm[ae]n|sophomores?|juniors?|seniors?|class years?|captains?|(under|upper)classmen|varsity)\b/i,
    ...{
      name: 'class years, line-ups and weight classes',
      why: 'not_kept',
      instead: 'Name the athletes whom you mean, and I look them up.',
    },
  },
  {
    words: /\b(body ?fat|body composition|fat percent(age)?|muscle mass|lean mass)\b/i,
    ...{ name: 'body fat', why: 'not_measured' },
  },
  {
    words:
      /\b(body ?weights?|body ?mass|weigh(s|ed|ing|-?ins?)?|weights?|bmi|peso|kilos?|pounds|lbs|heavy|heavier|heaviest|lighter|lightest|cut still)\b(?! room|lift| ?train)/i,
    ...{ name: 'body weight', why: 'not_measured' },
  },
  {
    words: /\b(steps?|step counts?|pasos|pedometer|walked)\b/i,
    ...{ name: 'steps', why: 'not_measured', instead: 'strain, energy burned and workouts' },
  },
  {
    words: /\b(hydrat\w*|dehydrat\w*|urine|sweat (rate|loss)|drank|drinks?|drinking|caffeine|energy drinks?)\b/i,
    ...{ name: 'food and drink', why: 'not_kept', instead: 'energy burned in a day' },
  },
  {
    words:
      /\b(calories? (eaten|intake|consumed)|macros|meals?|breakfast|lunch|dinner|snacks?|diet|nutrition|food|carbs?|protein|eat|eats|ate|eaten|eating)\b/i,
    ...{ name: 'food and drink', why: 'not_kept', instead: 'energy burned in a day' },
  },
  {
    words: /\b(blood pressure|systolic|diastolic)\b/i,
    ...{ name: 'blood pressure', why: 'not_measured', instead: 'resting heart rate and HRV' },
  },
  {
    words: /\b(vo ?2 ?(max)?|aerobic (capacity|fitness)|lactate|lactic)\b/i,
    ...{ name: 'VO2max and lactate', why: 'not_measured', instead: 'minutes in each heart rate zone' },
  },
  {
    words: /\b(core|body) temp(erature)?s?\b|\bfevers?\b/i,
    ...{ name: 'body temperature', why: 'not_measured', instead: 'skin temperature of the night against the own mean' },
  },
  {
    words: /\b(sore\w*|doms|stiff\w*)\b/i,
    ...{ name: 'soreness', why: 'not_kept', instead: 'recovery and strain' },
  },
  {
    words:
      /\b(mood|stress(ed)?|happ(y|iness)|motivat\w*|morale|wellness|mental|anxi\w*|emotion\w*|feelings?|confiden\w*|sad|angry)\b/i,
    ...{ name: 'mood and mental health', why: 'not_kept', instead: 'sleep, HRV and recovery' },
  },
  {
    words: /\b(s?rpe|perceived exertion|effort rating)\b/i,
    ...{ name: 'perceived exertion', why: 'not_kept', instead: 'strain and minutes in heart rate zones' },
  },
  {
    words: /\b(gps|speed|pace|sprints?|velocity|watts?|power|cadence)\b/i,
    ...{ name: 'speed and power', why: 'not_measured', instead: 'distance and heart rate zones of workouts' },
  },
  {
    words:
      /\b(squats?|bench( press)?|deadlifts?|1 ?rm|one-rep|reps?|sets?|vertical( jump)?|grip|jump|push-?ups?|lifted)\b/i,
    ...{
      name: 'strength tests and lifted weights',
      why: 'not_kept',
      instead: 'workouts with their minutes and strain',
    },
  },
  {
    words: /\b(testosterone|cortisol|hormon\w*|ferritin|iron|vitamins?|blood ?work|blood panel)\b/i,
    ...{ name: 'blood values', why: 'not_measured' },
  },
  {
    words: /\b((her|his|my|their|your) periods?|menstrua\w*|cycle dates?)\b/i,
    ...{ name: 'menstrual cycles', why: 'not_kept', slug: 'menstrual-cycle' },
  },
  {
    words: /\b(injur\w*|hurt|illness\w*|sick|ill|medical histor\w*|concussions?|diagnos\w*)\b/i,
    ...{ name: 'injuries and illness', why: 'not_kept', instead: "who is at risk by the product's rules, and why" },
  },
  {
    words: /\b(attendance|attended|excused|absent|late for|showed up|missed practice)\b/i,
    ...{
      name: 'attendance at practice',
      why: 'not_kept',
      instead: 'on which days somebody has a workout or any record',
    },
  },
  {
    words:
      /\b(match(es)?|bouts?|duals?|tournaments?|meets?|results?|wins?|won|win rate|pins?|pinned|takedowns?|standings|scores? (of|in) (the|a) (match|meet)|medals?|records? against|beat|lost|lose|win)\b/i,
    ...{ name: 'match results', why: 'not_kept', instead: 'recovery, sleep and strain on any day' },
  },
  {
    words:
      /\b(ages?|birthdays?|born|years? old|under \d+|height|shirts?|sizes?|address|phone|parents?|grades?|school)\b/i,
    ...{
      name: 'ages and other personal details',
      why: 'not_kept',
      instead: 'Name the athletes whom you mean, and I look them up.',
    },
  },
  {
    words: /\b(cost|costs|price|prices|subscription|invoice|money|paid)\b/i,
    ...{ name: 'costs', why: 'not_kept' },
  },
]
