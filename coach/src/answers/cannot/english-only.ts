import type { CoachScope } from '../../scope.ts'
import { paragraphs } from '../phrases/lists.ts'
import { offerQuestions } from '../suggestions.ts'

/** The first sentence of the answer to a message in another language. */
const ENGLISH_ONLY = 'I can only answer questions in English. Please ask again in English.'

/** Signs of danger are read in English only, so the way to help is told whatever was said. */
const HELP_FIRST =
  'If somebody is hurt or unwell, get medical staff first; in an emergency call 911 (in the US), 112 (in Europe) or your local emergency number.'

/** The answer to a message in a language that is not understood. */
export const sayEnglishOnly = async (scope: CoachScope): Promise<string> =>
  paragraphs(`**${ENGLISH_ONLY}**`, HELP_FIRST, await offerQuestions(scope))
