import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { sayHowLong } from '../day/how-long.ts'
import { judgeOne } from '../day/verdicts.ts'
import { writeEach } from '../phrases/lists.ts'
import { sayBaseline } from './forms/baseline.ts'
import { sayBefore } from './forms/before.ts'
import { sayBelieve } from './forms/believe.ts'
import { sayComingBack } from './forms/coming-back.ts'
import { sayEnoughSleep } from './forms/enough-sleep.ts'
import { sayHandled } from './forms/handled.ts'
import { sayHoldMarks } from './forms/hold-marks.ts'
import { sayHome } from './forms/home.ts'
import { sayHowHard } from './forms/how-hard.ts'
import { sayHowSure } from './forms/how-sure.ts'
import { sayInstead } from './forms/instead.ts'
import { sayLastGood } from './forms/last-good.ts'
import { sayNights } from './forms/nights.ts'
import { sayNotRecorded } from './forms/not-recorded.ts'
import { sayPartnersOf } from './forms/partners-of.ts'
import { sayQuestions } from './forms/questions.ts'
import { sayRest } from './forms/rest.ts'
import { saySameBoat } from './forms/same-boat.ts'
import { sayShareNumbers } from './forms/share-numbers.ts'
import { saySinceNothing } from './forms/since.ts'
import { saySleepNeed } from './forms/sleep-need.ts'
import { sayStatus } from './forms/status.ts'
import { sayToParent } from './forms/to-parent.ts'
import { sayWeight } from './forms/weight.ts'
import { sayWhatToSay } from './forms/what-to-say.ts'
import { sayWhereGoes } from './forms/where-goes.ts'
import { answerPair } from './pair/pair.ts'
import { answerSeveral } from './several/several.ts'
import type { PersonQuestion, WriteOne } from './writers.ts'

const OF_ONE: Partial<Record<PersonAsked['form'], WriteOne>> = {
  status: sayStatus,
  nights: sayNights,
  since: async (one, athlete, _, context) =>
    (await sayHowLong(athlete, context)) || saySinceNothing(one, context.scope),
  rest: sayRest,
  before: sayBefore,
  baseline: sayBaseline,
  hold_marks: sayHoldMarks,
  what_to_say: sayWhatToSay,
  questions: sayQuestions,
  share_numbers: sayShareNumbers,
  home: sayHome,
  how_sure: sayHowSure,
  to_parent: sayToParent,
  handled: sayHandled,
  believe: sayBelieve,
  instead: sayInstead,
  same_boat: saySameBoat,
  weight: sayWeight,
  coming_back: sayComingBack,
  partners_of: sayPartnersOf,
}

/** Answered from the records alone, one by one: without a fresh recovery, too. */
const OF_RECORDS: Partial<
  Record<PersonAsked['form'], (athlete: KnownAthlete, asked: PersonQuestion, context: AnswerContext) => Promise<string>>
> = {
  enough_sleep: sayEnoughSleep,
  how_hard: sayHowHard,
  last_good: (athlete, _asked, context) => sayLastGood(athlete, context),
  sleep_need: (athlete, _asked, context) => saySleepNeed(athlete, context),
}

/** Answered one by one, however many are meant. */
const OF_EACH: readonly PersonAsked['form'][] = ['what_they_do', 'bring_up', 'low_score']

/** Questions about one athlete, two, or the athletes of a list. */
export async function answerPerson(meant: PeopleMeant, asked: PersonQuestion, context: AnswerContext): Promise<string> {
  const { form } = asked.person
  const [first, second] = meant.people
  if (form === 'where_goes' && first) return sayWhereGoes(first, context)
  const ofRecords = OF_RECORDS[form]
  if (ofRecords && first && !meant.isTeam) return writeEach(meant.people, (one) => ofRecords(one, asked, context))
  const write = OF_ONE[form]
  if (write && first && !meant.isTeam) {
    const one = await judgeOne(first, context)
    return one ? write(one, first, asked, context) : sayNotRecorded(first, form, { ...context, days: asked.days })
  }
  if (first && second && meant.people.length === 2 && !meant.isTeam && !OF_EACH.includes(form))
    return answerPair([first, second], asked, context)
  return answerSeveral(meant, asked, context)
}
