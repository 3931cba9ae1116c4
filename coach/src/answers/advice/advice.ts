import { asksForPractice } from '../../reading/day/asks-for-practice.ts'
import { dayAskedIn } from '../../reading/day/day-intent.ts'
import { STRONG_MATCH, SURE_MATCH, searchArticles } from '../articles/search.ts'
import type { Answer, AnswerContext } from '../context/answer-context.ts'
import { peopleOf } from '../context/people-of.ts'
import { requestDays } from '../context/request-days.ts'
import { isOfPlan, isPlanAlone, topicWords, withoutNames } from '../context/topic-words.ts'
import { answerOfDay } from '../day/day-answer.ts'
import { writeArticle } from '../knowledge/knowledge.ts'
import { writePlan } from '../make/write/write-plan.ts'
import { answerPlan } from '../plan/plan.ts'
import { planIntentOf } from '../plan/plan-intent.ts'
import { answerWeek } from '../plan/week/answer-week.ts'
import { weekQuestionIn } from '../plan/week/week-intent.ts'
import { adviseRecovery, recoveryIn } from '../values/given-recovery.ts'
import { sayNobody } from '../values/left-out.ts'
import { adviseAthlete } from './athlete-advice.ts'
import { answerFirstThings, thingsAsked } from './first-things.ts'
import { adviseTeam } from './team-advice.ts'
import { answerTonight } from './tonight.ts'
import { asksOfTonight } from './tonight-words.ts'
import { answerWhoCuts, asksWhoCuts } from './who-cuts.ts'
import { answerWhomToTalk, toTalkAboutSleep } from './whom-to-talk.ts'

/** What to do: for a recovery named in the message, for athletes, for the team, or about an article's topic. */
export const answerAdvice: Answer<'advice'> = async ({ who, topic, day, make }, context) => {
  const meant = await peopleOf(who, undefined, context)
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  if (make && context.scope.view === 'team') return writePlan(make, meant, topic, context)
  if (day && (meant.isTeam || meant.people.length > 1)) return answerOfDay(meant, { who, day }, context)
  const ofWeek = meant.isTeam ? (weekQuestionIn(context.message) ?? weekQuestionIn(topic)) : undefined
  if (ofWeek) return answerWeek(ofWeek, meant, context.message || topic, context)
  if (asksOfTonight(topic || context.message)) return answerTonight(meant, context)
  const ahead = planIntentOf(topic || context.message, context.scope.today)
  if (ahead) return answerPlan(meant, ahead, context)
  const said = `${context.message} ${topic}`
  const things = thingsAsked(said)
  if (things > 0 && (meant.isTeam || meant.people.length > 1)) return answerFirstThings(things, meant, context)
  if (asksWhoCuts(said)) return answerWhoCuts(meant, context)
  const toTalk = toTalkAboutSleep(said)
  if (toTalk > 0 && context.scope.view === 'team') return answerWhomToTalk(toTalk, { who }, context)
  const given = recoveryIn(context.message || topic)
  if (given !== undefined && meant.isTeam) return adviseRecovery(given, context)
  const asked = requestDays({}, context.scope)
  const words = topicWords(topic || context.message, context.scope)
  const [first, second] = meant.people
  if (!meant.isTeam && first && !second)
    return adviseAthlete(first, { asked, topic: words, words: `${context.message} ${topic}` }, context)
  if (meant.isTeam && asksForPractice(topic || context.message))
    return adviseTeam({ meant, asked, topic: words }, context)
  const ofDay = dayAskedIn(context.message, topic)
  // A list of so many people is no article topic.
  const article = ofDay.limit === undefined ? await articleOn(words, topic || context.message, context) : undefined
  if (article) return writeArticle(article, [], topic || context.message)
  if (ofDay.form !== 'ready' || !meant.isTeam) return answerOfDay(meant, { who, day: ofDay }, context)
  return adviseTeam({ meant, asked, topic: words }, context)
}

/**
 * The article that the words are about; undefined: advice can rest on the team's numbers. Words of any day's plan name
 * no topic, and next to some words only a sure match counts.
 */
async function articleOn(words: string, question: string, { toolbox, scope }: AnswerContext) {
  if (isPlanAlone(words)) return undefined
  const [best] = await searchArticles(words, toolbox)
  if (!best || best.score < (isOfPlan(words) ? SURE_MATCH : STRONG_MATCH)) return undefined
  // The wording decides which of the article's answers is meant: "how long", "is it good".
  const worded = await searchArticles(withoutNames(question, scope), toolbox)
  const [first] = worded
  return first?.answer && first.score >= SURE_MATCH ? first : (worded.find(({ slug }) => slug === best.slug) ?? best)
}
