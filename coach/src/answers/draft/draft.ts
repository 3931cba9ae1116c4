import type { KnownAthlete } from '../../scope.ts'
import type { Answer, Sources } from '../context/answer-context.ts'
import { peopleOf } from '../context/people-of.ts'
import { paragraphs } from '../phrases/lists.ts'
import { sayNobody } from '../values/left-out.ts'
import { isNearest, saySame, withNearest } from './draft-notes.ts'
import { bodyOf, type DraftText, writeDraft } from './draft-text.ts'
import { asksForRanking } from './intent/asks-for-text.ts'
import { heldOf, meansHeldBack, NOBODY_HELD } from './intent/held-back.ts'
import { type DraftSource, readDraftRequest } from './request/draft-request.ts'
import { isOfPoints } from './request/points-asked.ts'
import { isOfOther, openingOf } from './request/split.ts'
import { TURN, turnsOf } from './request/turns.ts'
import { asksForReply } from './request/who-wrote.ts'
import { writeArticleLines } from './texts/article-lines.ts'
import { writeAthleteReport } from './texts/athlete-report.ts'
import type { DraftFor } from './texts/draft-for.ts'
import { ASKS_EACH_LINE, writeEachLine } from './texts/each-line.ts'
import { isLong } from './texts/for-parents.ts'
import { noteFromAnswer } from './texts/from-answer.ts'
import { writeFromAthlete } from './texts/from-athlete.ts'
import { ASKS_HOLD, writeHoldNote } from './texts/hold-note.ts'
import { writeLiftingPlan } from './texts/lifting-plan.ts'
import { sayOnlyFacts } from './texts/only-facts.ts'
import { answersWorry, answerTeacher, answerWorry, answerWorryOfAll } from './texts/parents-worry.ts'
import { writeWallRanking } from './texts/ranking.ts'
import { writeTeamReport } from './texts/team-report.ts'
import { ASKS_THANKS, writeThanks } from './texts/thanks.ts'
import { ASKS_QUESTIONS, writeQuestions } from './texts/to-ask.ts'
import { writeToAthlete } from './texts/to-athlete.ts'
import { writeToGroup } from './texts/to-group.ts'
import { SAT_OUT, writeToParents } from './texts/to-parents.ts'
import { writeUp } from './texts/write-up.ts'

type Who = Parameters<typeof peopleOf>[0]

/** A text that the user can send, made from the records and from what the request says; nothing is sent or made up. */
export const answerDraft: Answer<'draft'> = async ({ who, topic, from }, { scope, toolbox, message }) => {
  const turns = turnsOf(topic || message)
  const given = await givenBy(turns, { who, from }, { scope, toolbox })
  if (typeof given === 'string') return given
  const written = await writeAll(given, who)
  if (written === undefined) return sayOnlyFacts(given)
  const before = turns.length > 1 ? await givenBy(turns.slice(0, -1), { who, from }, { scope, toolbox }) : undefined
  const old = before === undefined || typeof before === 'string' ? undefined : await writeAll(before, who)
  // The same text is not returned again as if it were a new one.
  if (old && old.body === written.body && !namesAthlete(turns.at(-1) ?? '', scope))
    return saySame(given.wish.manner, turns.at(-1) ?? '')
  return written.shown
}

/** "Now one for Caleb": the text before was for somebody else. */
const namesAthlete = (turn: string, { athletes }: Sources['scope']) =>
  athletes.some(({ first_name }) => first_name.length > 2 && turn.toLowerCase().includes(first_name.toLowerCase()))

async function givenBy(
  turns: readonly string[],
  { who, from }: { who: Who; from: DraftSource | undefined },
  { scope, toolbox }: Sources,
): Promise<DraftFor | string> {
  const names = scope.athletes.flatMap(({ name, first_name }) => [name, first_name])
  const wish = readDraftRequest(turns.join(TURN), names.filter(Boolean), from)
  const meant = await peopleOf(whoIn(who, wish.words, scope.athletes), undefined, { scope, toolbox })
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  if (!meansHeldBack(turns[0] ?? '') || meant.people.length === 1)
    return { wish, scope, toolbox, people: meant.people, isTeam: meant.isTeam }
  const held = await heldOf(meant, { scope, toolbox })
  return held ? { wish, scope, toolbox, people: [held], isTeam: false } : NOBODY_HELD
}

interface Written {
  /** The text alone. */
  body: string
  /** As it is displayed. */
  shown: string
}

/** The text, or the two it was split into; undefined: there is none. */
async function writeAll(given: DraftFor, who: Who): Promise<Written | undefined> {
  const { wish } = given
  if (wish.beyond !== undefined && !isNearest(wish.beyond)) return undefined
  const text = await textFor(given, who)
  if (!text || text.lines.length === 0) return undefined
  if (!wish.split)
    return {
      body: bodyOf(text, wish.manner).join('\n'),
      shown: withNearest(writeDraft(text, wish.beyond ? { ...wish.manner, notDone: [] } : wish.manner), wish.beyond),
    }
  const [first, second] = wish.split
  const partFor = (own: string, other: string): DraftText => {
    const opening = openingOf(own)
    const lines = text.lines.filter((line) => !isOfOther(line.text, own, other))
    return { ...text, to: own, lines: opening ? [{ text: opening, keep: 1 }, ...lines] : lines }
  }
  const each = [partFor(first, second), partFor(second, first)]
  return {
    body: each.map((one) => bodyOf(one, wish.manner).join('\n')).join('\n'),
    shown: paragraphs(
      ...each.map((one, place) => writeDraft(place === 0 ? { ...one, beneath: [] } : one, wish.manner)),
    ),
  }
}

/** Somebody whom only the words name, when the request was not read as one for a text at first. */
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
  if (wish.isWriteUp && WRITTEN_UP_FOR.includes(wish.to) && !TO_BE_SAID.test(wish.firstWords)) {
    const same = await writeUp(given)
    if (same) return same
  }
  const [only] = isTeam || people.length !== 1 ? [] : people
  if (only && ASKS_QUESTIONS.test(wish.firstWords)) return writeQuestions(only, given)
  if (wish.subject === 'lifting') return writeLiftingPlan(given)
  if (ASKS_THANKS.test(wish.firstWords) && wish.to && !['athletes', 'chat', 'board'].includes(wish.to) && !only)
    return writeThanks(given)
  if (asksForRanking(wish.firstWords)) return writeWallRanking(given)
  if (ASKS_EACH_LINE.test(wish.firstWords) && !isTeam) {
    const each = writeEachLine(given)
    if (each) return each
  }
  if (isOfArticles(given, only)) {
    const known = await writeArticleLines(given)
    if (known) return known
  }
  switch (wish.to) {
    case 'parents':
      if (only && answersWorry(given) && !SAT_OUT.test(wish.firstWords)) return answerWorry(only, given)
      if (isTeam && asksForReply(wish.firstWords) && answersWorry(given)) return answerWorryOfAll(given)
      return !only && isOfTheTeam(wish.firstWords) && wish.told.facts.length === 0
        ? writeTeamReport(given)
        : writeToParents(given)
    case 'teachers':
      if (only && asksForReply(wish.firstWords) && answersWorry(given)) return answerTeacher(only, given)
      return writeToParents(given)
    case 'trainer':
    case 'doctor':
    case 'director':
    case 'coach':
    case 'report':
      return writeToStaff(given, only)
    case 'public':
      return only ? undefined : writeTeamReport(given)
    default:
      return only && !isToTheTeam(wish) ? writeToAthlete(only, given) : writeToTeam(given, who)
  }
}

/** A page, a slide or a door says nothing of who reads it. */
const WRITTEN_UP_FOR: readonly DraftFor['wish']['to'][] = [undefined, 'board', 'chat', 'report']

/** Text that athletes hear. */
const TO_BE_SAID = /\b(say|tell|read)\b.*\b(face|practice|huddle|team|room|guys|boys|girls|them|him|her)\b/i

/** For the staff: about one athlete, what the last answer said, or how the team is doing. */
async function writeToStaff(given: DraftFor, only: KnownAthlete | undefined): Promise<DraftText | undefined> {
  const { wish } = given
  if (only && ASKS_HOLD.test(wish.words)) return writeHoldNote(only, given)
  const same = wish.isWriteUp ? await writeUp(given) : undefined
  if (same) return same
  if (only) return writeAthleteReport(only, given)
  return (wish.to !== 'director' && noteFromAnswer(given)) || writeTeamReport(given)
}

/** A text about one of the team for others to read. */
const isToTheTeam = ({ to, words }: DraftFor['wish']) =>
  to === 'board' ||
  to === 'chat' ||
  /\b(to|for|tell|text) (the |my |our )?(whole )?(team|squad|boys|girls|guys|everybody|everyone)\b/i.test(words)

/** "How well the boys have been resting": the team's own figures. */
const isOfTheTeam = (words: string) =>
  /\bhow (well |rested |diligently |did |does |do |is |are |was |were |has |have )?(the|our) (team|boys|girls|squad|athletes)\b/i.test(
    words,
  )

/** General advice, not how anybody is doing. */
const isOfArticles = ({ wish }: DraftFor, only: KnownAthlete | undefined) =>
  !(wish.to === 'parents' && (asksForReply(wish.firstWords) || isLong(wish.manner, wish.words))) &&
  wish.isOfKnowledge &&
  !wish.from &&
  !isOfPoints(wish) &&
  wish.told.facts.length === 0 &&
  (only === undefined || /\b(hygiene|tips|pager|sheet|how much)\b/i.test(wish.words))

/** For the team; a summary of the week stays a summary when it is read out to them. */
async function writeToTeam(given: DraftFor, who: Who): Promise<DraftText | undefined> {
  const { subject, told, to } = given.wish
  if (subject === 'standing' && told.facts.length === 0 && to === undefined) return writeTeamReport(given)
  return writeToGroup(given, who)
}
