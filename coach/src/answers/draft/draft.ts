import type { KnownAthlete } from '../../scope.ts'
import type { Answer } from '../asked/answer-context.ts'
import { peopleOf } from '../asked/people-of.ts'
import { sayNobody } from '../values/left-out.ts'
import { type DraftText, writeDraft } from './draft-text.ts'
import { writeArticleLines } from './texts/article-lines.ts'
import { writeAthleteReport } from './texts/athlete-report.ts'
import type { DraftFor } from './texts/draft-for.ts'
import { writeFromAthlete } from './texts/from-athlete.ts'
import { writeLiftingPlan } from './texts/lifting-plan.ts'
import { sayOnlyFacts } from './texts/only-facts.ts'
import { writeTeamReport } from './texts/team-report.ts'
import { writeToAthlete } from './texts/to-athlete.ts'
import { writeToGroup } from './texts/to-group.ts'
import { writeToParents } from './texts/to-parents.ts'
import { readWish } from './wish/read-wish.ts'

type Who = Parameters<typeof peopleOf>[0]

/** A text that the person can send themselves, from the records and from what the wish says; nothing is sent, and nothing made up. */
export const answerDraft: Answer<'draft'> = async ({ who, topic }, { scope, toolbox, message }) => {
  const names = scope.athletes.flatMap(({ name, first_name }) => [name, first_name])
  const wish = readWish(topic || message, names.filter(Boolean))
  const meant = await peopleOf(whoIn(who, wish.words, scope.athletes), undefined, { scope, toolbox })
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  const given: DraftFor = { wish, scope, toolbox, people: meant.people, isTeam: meant.isTeam }
  if (wish.beyond !== undefined) return sayOnlyFacts(given)
  const text = await textFor(given, who)
  return text ? writeDraft(text, wish.manner) : sayOnlyFacts(given)
}

/** Somebody whom only the words name, as in a wish that was not read as a text at first. */
function whoIn(who: Who, words: string, athletes: readonly KnownAthlete[]): Who {
  if (Object.keys(who).length > 0) return who
  const isSaid = ({ first_name }: KnownAthlete) =>
    first_name.length > 2 &&
    new RegExp(`(?<!\\p{L})${first_name.replace(/[^\p{L} '-]/gu, '.')}(['’]?s)?(?!\\p{L})`, 'iu').test(words)
  const [only, second] = athletes.filter(isSaid)
  return only && !second ? { ids: [only.id] } : who
}

/** The kind of text: by who reads it, then by what it is about. */
async function textFor(given: DraftFor, who: Who): Promise<DraftText | undefined> {
  const { wish, people, isTeam, scope } = given
  if (scope.view === 'own') return writeFromAthlete(given)
  const [only] = isTeam || people.length !== 1 ? [] : people
  if (wish.subject === 'lifting') return writeLiftingPlan(given)
  if (isOfArticles(given, only)) {
    const known = await writeArticleLines(given)
    if (known) return known
  }
  switch (wish.to) {
    case 'parents':
      return !only && isOfTheTeam(wish.words) && wish.told.facts.length === 0
        ? writeTeamReport(given)
        : writeToParents(given)
    case 'teachers':
      return writeToParents(given)
    case 'trainer':
    case 'doctor':
    case 'director':
    case 'coach':
    case 'report':
      return only ? writeAthleteReport(only, given) : writeTeamReport(given)
    case 'public':
      return only ? undefined : writeTeamReport(given)
    default:
      return only && !isToTheTeam(wish) ? writeToAthlete(only, given) : writeToTeam(given, who)
  }
}

/** A text that others read, about one of them. */
const isToTheTeam = ({ to, words }: DraftFor['wish']) =>
  to === 'board' ||
  to === 'chat' ||
  /\b(to|for|tell|text) (the |my |our )?(whole )?(team|squad|boys|girls|guys|everybody|everyone)\b/i.test(words)

/** "How well the boys have been resting": the team's own figures. */
const isOfTheTeam = (words: string) =>
  /\bhow (well |rested |diligently )?(the|our) (team|boys|girls|squad|athletes)\b/i.test(words)

/** What is good to know, and not how anybody does. */
const isOfArticles = ({ wish }: DraftFor, only: KnownAthlete | undefined) =>
  wish.isOfKnowledge &&
  wish.told.facts.length === 0 &&
  (only === undefined || /\b(hygiene|tips|pager|sheet|how much)\b/i.test(wish.words))

/** To the team; how the week was is a summary, also where it is read out to them. */
async function writeToTeam(given: DraftFor, who: Who): Promise<DraftText | undefined> {
  const { subject, told, to } = given.wish
  if (subject === 'standing' && told.facts.length === 0 && to === undefined) return writeTeamReport(given)
  return writeToGroup(given, who)
}
