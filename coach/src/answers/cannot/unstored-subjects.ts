/** Something that people ask about and that no record holds. */
export interface UnstoredSubject {
  /** As used in a sentence: `body weight`. */
  name: string
  words: RegExp
  /**
   * `not_measured`: no wearable of the team delivers it; `not_read`: wearables may, and Corner does not take it over; `not_kept`:
   * there is no place to enter it.
   */
  why: 'not_measured' | 'not_read' | 'not_kept'
  /** The nearest thing that is stored, or a sentence on what to ask instead. */
  instead?: string | undefined
  /** The slug of its article. */
  slug?: string | undefined
  /** Nothing that is stored is related to it, so nothing is offered. */
  isAlone?: boolean
}

const notMeasured = (name: string, words: RegExp, instead?: string | undefined, slug?: string): UnstoredSubject => ({
  name,
  words,
  instead,
  slug,
  why: 'not_measured',
})
const notKept = (...subject: Parameters<typeof notMeasured>): UnstoredSubject => ({
  ...notMeasured(...subject),
  why: 'not_kept',
})

const NAME_THEM = 'Name the athletes whom you mean, and I look them up.'

/** By what is asked for, the more certain words first. A test checks that none of the words names a stored metric. */
export const UNSTORED_SUBJECTS: readonly UnstoredSubject[] = [
  notMeasured(
    'injury risk in percent',
    /\binjur(y|ies|ed)?\b.*\b(risk|chance|odds|probab\w*|likel\w*|percent|predict\w*)|\b(risk|chance|odds|probab\w*|likel\w*|percent|predict\w*)\b.*\binjur/i,
    "the at-risk list, by the product's rules",
    'injury-risk-communication',
  ),
  notMeasured('blood glucose', /\b(blood sugar|glucose|glucosa|cgm|a1c|sugar levels?)\b/i),
  notKept(
    'class years, line-ups and weight classes',
    /\b(weight class(es)?|heavy ?weights?|light ?weights?|heavies|line-?ups?|starters?|backups?|freshm[ae]n|sophomores?|juniors?|seniors?|class years?|captains?|(under|upper)classmen|varsity)\b/i,
    NAME_THEM,
  ),
  notMeasured('body fat', /\b(body ?fat|body composition|fat percent(age)?|muscle mass|lean mass)\b/i),
  {
    ...notMeasured(
      'body weight',
      /\b(body ?weights?|body ?mass|weigh(s|ed|ing|-?ins?)?|weights?|bmi|peso|kilos?|pounds|lbs|heavy|heavier|heaviest|lighter|lightest|cut still)\b(?! room|lift| ?train)/i,
    ),
    isAlone: true,
  },
  {
    ...notMeasured('steps', /\b(steps?|step counts?|pasos|pedometer|walked)\b/i, 'strain, energy burned and workouts'),
    why: 'not_read',
  },
  notKept(
    'food and drink',
    /\b(hydrat\w*|dehydrat\w*|urine|sweat (rate|loss)|drank|drinks?|drinking|caffeine|energy drinks?|calories? (eaten|intake|consumed)|macros|meals?|breakfast|lunch|dinner|snacks?|diet|nutrition|food|carbs?|protein|eat|eats|ate|eaten|eating)\b/i,
    'energy burned in a day',
  ),
  notMeasured('blood pressure', /\b(blood pressure|systolic|diastolic)\b/i, 'resting heart rate and HRV'),
  notMeasured(
    'VO2max and lactate',
    /\b(vo ?2 ?(max)?|aerobic (capacity|fitness)|lactate|lactic)\b/i,
    'minutes in each heart rate zone',
  ),
  notMeasured(
    'body temperature',
    /\b(core|body) temp(erature)?s?\b|\bfevers?\b/i,
    'skin temperature of the night against their own mean',
  ),
  notKept(
    'alcohol, tobacco and drugs',
    /\b(hung ?over|hangovers?|drunk|drinking (again|last|on|at)|part(y|ied|ying)|wasted|buzzed|stoned|high on|smok(e|es|ed|ing|er)|vap(e|es|ed|ing)|weed|alcohol|beers?|booze)\b/i,
    'A raised resting heart rate, a low HRV and a short or late night have many causes, so ask in private.',
    'alcohol-meals-screens',
  ),
  notKept('soreness', /\b(sore\w*|doms|stiff\w*)\b/i, 'recovery and strain'),
  notKept(
    'mood and mental health',
    /\b(mood|stress(ed)?|happ(y|iness)|motivat\w*|morale|wellness|mental|anxi\w*|emotion\w*|feelings?|confiden\w*|sad|angry)\b/i,
    'sleep, HRV and recovery',
  ),
  notKept(
    'perceived exertion',
    /\b(s?rpe|perceived exertion|effort rating)\b/i,
    'strain and minutes in heart rate zones',
  ),
  notMeasured(
    'speed and power',
    /\b(gps|speed|pace|sprints?|velocity|watts?|power|cadence)\b/i,
    'distance and heart rate zones of workouts',
  ),
  notKept(
    'strength tests and lifted weights',
    /\b(squats?|bench( press)?|deadlifts?|1 ?rm|one-rep|reps?|sets?|vertical( jump)?|grip|jump|push-?ups?|lifted)\b/i,
    'workouts with their minutes and strain',
  ),
  notMeasured('blood values', /\b(testosterone|cortisol|hormon\w*|ferritin|iron|vitamins?|blood ?work|blood panel)\b/i),
  notKept(
    'menstrual cycles',
    /\b((her|his|my|their|your) periods?|menstrua\w*|cycle dates?)\b/i,
    undefined,
    'menstrual-cycle',
  ),
  notKept(
    'injuries and illness',
    /\b(injur\w*|hurt|illness\w*|sick|ill|medical histor\w*|concussions?|diagnos\w*)\b/i,
    "who is at risk by the product's rules, and why",
  ),
  notKept(
    'attendance at practice',
    /\b(attendance|attended|excused|absent|late (for|to)|show(ed)? up|(miss|missed|skip|skipped|skipping) (a |the |any )?(practices?|lift|training|session)s?)\b/i,
    'on which days somebody has a workout or any record',
  ),
  notKept(
    'match results',
    /\b(match(es)?|bouts?|duals?|tournaments?|meets?|results?|wins?|won|win rate|pins?|pinned|takedowns?|standings|scores? (of|in) (the|a) (match|meet)|medals?|records? against|beat|lost|lose|win)\b/i,
    'recovery, sleep and strain on any day',
  ),
  notKept(
    'ages and other personal details',
    /\b(ages?|birthdays?|born|years? old|under \d+|height|shirts?|sizes?|address|phone|parents?)\b/i,
    NAME_THEM,
  ),
  notKept(
    'school and classes',
    /\b(class|classes|gpa|grades?|homework|exams?|eligib\w*|study hall|academics?)\b/i,
    'the hours of sleep and bed times of each night',
  ),
  notKept('costs', /\b(cost|costs|price|prices|subscription|invoice|money|paid)\b/i),
]
