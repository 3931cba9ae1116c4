import { correctSpelling, isKnownWord } from '@corner/coach/language/lexicon/known-words.ts'
import { KNOWN_NAMES } from '@corner/coach/language/lexicon/nicknames.ts'
import { ORDINARY_WORDS } from '@corner/coach/language/lexicon/ordinary-words.ts'
import { CALENDAR_WORDS } from '@corner/coach/language/times/calendar-words.ts'
import { isAllCaps } from '@corner/coach/language/words/all-caps.ts'
import { isEnglishWord } from '@corner/coach/language/words/english-word.ts'
import { fold } from '@corner/coach/language/words/fold.ts'
import { tokenize } from '@corner/coach/language/words/tokenize.ts'
import type { ReadingScope } from '@corner/coach/reading/spans/find-spans.ts'
import { unknownNamesInMessage } from '@corner/coach/reading/unclear.ts'
import type { CoachScope } from '@corner/coach/scope.ts'
import { ALSO_WORDS } from './name-forms.ts'
import { namesInText } from './names-in-text.ts'

/** With more unknown words than this the text is in another language: then only words written like a name count. */
const MAX_UNUSUAL = 2

/** Chat abbreviations and gym slang: in no dictionary, and nobody's name. */
const SHORTHAND = new Set(
  `hrs hr mins min wks wk yrs hes shes theyre whos whats hows thats dont doesnt didnt cant isnt wasnt arent wont im ive ill lets
  whoever whomever o'clock btw haha hahaha lol lmao omg idk imo tbh pls plz thx thanx gotcha oof oops aww yeah yep nope nah nvm ish
  tonite tmrw tmr tomo yday ytd vs gonna wanna gotta kinda sorta dunno lemme gimme cuz coz bc rn asap fyi emoji rehab rehabbing prehab
  physio physios psych whiteboard underloaded overloaded overreached deload deloading taper tapering sparring periodization
  macrocycle mesocycle microcycle plyo plyos plyometrics cardio hydrated weigh-in weigh-ins weighins wearable wearables app apps
  dashboard screenshot spreadsheet online wifi login email emails bluetooth firmware gatorade gatorades electrolytes creatine`.split(
    /\s+/,
  ),
)

/** Words of messages that may be a name, but are not a team athlete's. */
export interface UnknownWords {
  /** First and last name of a person outside the team. */
  outsiders: string[]
  /** Anything else that no dictionary contains: a nickname, a misspelling, a name in lower case. */
  unknown: string[]
}

export function unknownWords(messages: readonly string[], scope: ReadingScope): UnknownWords {
  const found = messages.flatMap((message) => unknownNamesInMessage(message, scope))
  const unusual = messages.flatMap((message) => unusualWords(message, scope))
  return {
    outsiders: found.filter(isFullName),
    unknown: [...new Set([...found.filter((said) => !isFullName(said)), ...unusual])],
  }
}

/** "Adeline Bekova": two capitalized words. */
export const isFullName = (said: string): boolean =>
  said.split(/\s+/).filter((word) => /^\p{Lu}\p{L}/u.test(word)).length > 1

function unusualWords(message: string, { athletes, team }: Pick<CoachScope, 'athletes' | 'team'>): string[] {
  const own = new Set(`${team.name} ${team.organization}`.split(/[^\p{L}\p{M}]+/u).map(fold))
  const named = new Set(namesInText(message, athletes).flatMap(({ said }) => said.split(/\s+/).map(fold)))
  const typed = tokenize(message)
  const allCaps = isAllCaps(typed)
  const tokens = correctSpelling(typed, () => false, allCaps)
  const unusual = tokens.filter(({ raw, text, value, date, capital, sentence }, at) => {
    const isWord = value === undefined && date === undefined && /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(raw)
    if (!isWord || own.has(text) || named.has(text) || named.has(text.replace(/s$/, ''))) return false
    // "Did Hope sleep well": the capital within a sentence makes it a name.
    const isInside = tokens[at - 1]?.sentence === sentence
    if (capital && isInside && !allCaps && ALSO_WORDS.has(text) && !CALENDAR_WORDS.has(text)) return true
    if (KNOWN_NAMES.has(text) && !ORDINARY_WORDS.has(text) && !isKnownWord(text)) return true
    // "Heyyy" is not a name.
    if (SHORTHAND.has(text) || /(\p{L})\1\1/u.test(text)) return false
    // "RPE", "DOMS": abbreviations, not names.
    const isShort = !allCaps && /^\p{Lu}{2,5}s?$/u.test(raw)
    return !isShort && !isKnownWord(text) && !isEnglishWord(text)
  })
  const lower = unusual.filter(({ raw }) => !/^\p{Lu}/u.test(raw))
  return unusual.filter((token) => lower.length <= MAX_UNUSUAL || !lower.includes(token)).map(({ raw }) => raw)
}
