import type { CoachScope } from '../../scope.ts'

/** Words for how something is asked, not what about. */
const FILLERS = new Set(
  'a about actually advice all am an and any anybody anyone are as at be been best but by can could deal describe did do does each explain for from get give good got had handle has have he help her him his how i if in into is it its just know learn let like long many may me mean means might much my need of on one or our please point purpose really say shall she should so some somebody someone talk tell than that the their them then there these they thing things this tip tips to us use want was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
)

/** Words of any day's plan: alone they are no topic. */
const OF_A_PLAN = new Set(
  'against anything athlete athletes back boys cancel change drill drilling ease easy first fine focus fresh full girls go going green group guys hard harder heavy hold keep kids lift lifting lifts light lighter live load loading look looks loss max monday tuesday wednesday thursday friday saturday sunday next not now off ok okay out plan practice practices pull push pushed put ready reason reasons red reds rest recover recovery safe session sessions sit squad team today tomorrow tonight train training week weekend whole work working wrestle wrestling workout workouts works yellow yellows'.split(
    ' ',
  ),
)

/** The significant words of a topic, without names and question words. */
export function topicWords(topic: string, { athletes }: Pick<CoachScope, 'athletes'>): string {
  const names = new Set(athletes.flatMap(({ name }) => tokenTexts(name)))
  return tokenTexts(topic)
    .filter((word) => !FILLERS.has(word) && !names.has(word.replace(/['’]?s$/, '')) && !names.has(word))
    .join(' ')
}

/** A question in its own words, which tell "how long" from "is it good", without athletes' names. */
export function withoutNames(topic: string, { athletes }: Pick<CoachScope, 'athletes'>): string {
  const names = new Set(athletes.flatMap(({ name }) => tokenTexts(name)))
  return topic
    .split(/\s+/)
    .filter((word) => !names.has(word.toLowerCase().replace(/[^\p{L}]|['’]s$/gu, '')))
    .join(' ')
}

export const tokenTexts = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Whether only words of a plan are left: "push hard today". */
export const isPlanAlone = (words: string): boolean =>
  words.split(' ').every((word) => word === '' || OF_A_PLAN.has(word))

/** Whether the words are mostly those of a plan: "travel across four time zones on Thursday" has a topic of its own. */
export function isOfPlan(words: string): boolean {
  const all = words.split(' ')
  return all.filter((word) => OF_A_PLAN.has(word)).length > all.length / FEW
}
const FEW = 4
