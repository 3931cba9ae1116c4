import { wordsOf } from './words.ts'

/** More words than any question about one topic has: the rest of a long text is not looked up. */
const MAX_WORDS = 40

/** Words of questions about any topic, on top of PostgreSQL's own stop words ("the", "what", "should"). */
const QUESTION_WORDS = new Set(
  (
    'tell explain mean means meaning define definition understand know think help please thanks thank question answer ' +
    'say says said give show me my mine our ours us guy guys kid kids athlete athletes wrestler wrestlers player players ' +
    'team coach anyone somebody someone person people good bad best better worse really actually exactly much many lot ' +
    'thing things stuff way ways get gets getting got go going goes make makes made want wants like look looks ' +
    'matter matters affect affects effect effects work works science research evidence article articles source sources ' +
    'im ive id dont doesnt isnt cant wont whats hows whys thats theyre hes shes youre lets can could would may might ' +
    'every everybody everyone always never ever also just even still yet maybe ok okay hi hello hey tip tips advice time times add name called sense problem idea ' +
    'use uses used using worry worried care tell told girl girls boy boys man men woman seem seems since lately today tonight tomorrow yesterday monday tuesday wednesday ' +
    'thursday friday saturday sunday change changes impact influence mess wreck ideal optimal perfect proper properly decent ' +
    'college collegiate damn darn plain simple terms mondays tuesdays wednesdays thursdays fridays saturdays sundays'
  ).split(' '),
)

/** The single letter S is dropped from a question, which would turn RED-S into the color red. */
const RED_S = /\bred[- ]s\b/gi

/** The words of a question that say what it is about. */
export function topicWordsOf(question: string): string[] {
  return wordsOf(question.replace(RED_S, ' relative energy deficiency '))
    .filter((word) => !QUESTION_WORDS.has(word))
    .slice(0, MAX_WORDS)
}
