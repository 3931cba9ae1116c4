import { ORDINARY_WORDS } from './lexicon/ordinary-words.ts'
import { TOPIC_LEXICON } from './lexicon/topic-words.ts'
import type { Token } from './words/token.ts'

const FILLERS = new Set(
  'deal handle talk get into point purpose use enough all really actually correctly help athlete athletes guys team idea ideas tips tip advice suggestions thoughts today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday a an and are about any as at be best by can could describe do does explain for from give good have how i if in is it know learn let long many me mean means much my of on one or our please say should so some tell than that the them there these they this to us was we what when which who why will with would you your'.split(
    ' ',
  ),
)
const TOPIC_WORDS = 12

/** The words of a question that are worth looking up, spelling corrected; of a question without any, what most are about. */
export function topicOf(tokens: readonly Token[], isName: (text: string) => boolean): string {
  const telling = tokens.filter(({ text }) => !FILLERS.has(text) && !isName(text))
  const rare = telling.filter(
    ({ text }) => !ORDINARY_WORDS.has(text) || text.length > 3 || TOPIC_LEXICON.words.has(text),
  )
  if (telling.some(({ text }) => /^refer(s|ral|ring)?$/.test(text))) return 'when to refer'
  if (telling.length === 0) return 'recovery'
  return (rare.length > 0 ? rare : telling)
    .slice(0, TOPIC_WORDS)
    .map(({ text }) => text)
    .join(' ')
}
