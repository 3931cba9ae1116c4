import type { AnswerContext } from '../asked/answer-context.ts'
import type { PeopleMeant } from '../asked/people-of.ts'
import { writeChanges } from './changes.ts'
import { writeSick } from './sick.ts'
import { writeUnusual } from './unusual.ts'
import { type Judged, judgeDay } from './verdicts.ts'
import type { AskedOfDay } from './what-is-asked.ts'
import { writeAll, writeGroups, writeOrder, writePush, writeSitOut } from './who-does-what.ts'

const WRITERS: Record<AskedOfDay, (judged: readonly Judged[], today: string) => string> = {
  sick: writeSick,
  groups: writeGroups,
  changes: writeChanges,
  order: writeOrder,
  sit_out: writeSitOut,
  push: writePush,
  unusual: writeUnusual,
  ready: writeAll,
}

/** What the day asks of several athletes, in the form that was asked for. */
export async function answerOfDay(meant: PeopleMeant, asked: AskedOfDay, context: AnswerContext): Promise<string> {
  return WRITERS[asked](await judgeDay(meant, context), context.scope.today)
}
