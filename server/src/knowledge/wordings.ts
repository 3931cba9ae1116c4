import { topicWordsOf } from './question-words.ts'

const EITHER = /(\S+) or (\S+)/

/**
 * The wordings of an article's question, each reduced to its telling words: `is a meet or match hard, meets in a row` gives
 * three, because nobody says both sides of an "or".
 */
export function wordingsOf(asked: string): string[] {
  return asked
    .split(',')
    .flatMap(eitherOf)
    .map((wording) => topicWordsOf(wording).join(' '))
}

function eitherOf(wording: string): string[] {
  const [, one = '', other = ''] = EITHER.exec(wording) ?? []
  return other === '' ? [wording] : [one, other].flatMap((word) => eitherOf(wording.replace(EITHER, () => word)))
}
