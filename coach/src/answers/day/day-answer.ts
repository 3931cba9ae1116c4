import type { AnswerContext } from '../asked/answer-context.ts'
import type { PeopleMeant } from '../asked/people-of.ts'
import { paragraphs } from '../phrases/lists.ts'
import { writeChanges } from './changes.ts'
import { writeGroups } from './groups.ts'
import { writeNamed } from './named.ts'
import { writeSick } from './sick.ts'
import { writeUnusual } from './unusual.ts'
import { type Judged, judgeDay } from './verdicts.ts'
import type { AskedOfDay } from './what-is-asked.ts'
import { writeAll, writeOrder, writePush, writeSitOut } from './who-does-what.ts'

const WRITERS: Record<AskedOfDay, (judged: readonly Judged[], today: string, words: string) => string> = {
  sick: writeSick,
  groups: writeGroups,
  changes: writeChanges,
  order: writeOrder,
  sit_out: writeSitOut,
  push: writePush,
  unusual: writeUnusual,
  everybody: writeAll,
  ready: writeAll,
}

/** So few are told one by one, whatever their day asks for. */
const NAMED = 6
const OF_EACH: readonly AskedOfDay[] = ['sit_out', 'push', 'everybody', 'ready']

/** What the day asks of several athletes, in the form that was asked for. */
export async function answerOfDay(meant: PeopleMeant, asked: AskedOfDay, context: AnswerContext): Promise<string> {
  const judged = await judgeDay(meant, context)
  const isOfSome = !meant.isTeam && meant.people.length <= NAMED && OF_EACH.includes(asked)
  const text = (isOfSome ? writeNamed : WRITERS[asked])(judged, context.scope.today, context.message)
  return WANTS_IT_SHORT.test(context.message) ? keepShort(text) : text
}

const WANTS_IT_SHORT = /\b(keep it short|short(ly)?|brief(ly)?|quick(ly)?|in a (line|sentence)|just (the )?names?)\b/i

/** One reason each, and no question behind. */
function keepShort(text: string): string {
  const lines = text.split('\n').map((line) => (/^(- |\d+\. )/.test(line) ? (line.split('; ')[0] ?? line) : line))
  return paragraphs(
    ...lines
      .join('\n')
      .split('\n\n')
      .map((part) => part.replace(/(^|\s)(Ask [^"]*"[^"]*"|A number alone benches nobody\.)/g, '').trim()),
  )
}
