import { readSession } from '../session/stored-session.ts'
import type { KeptKey } from './kept-address.ts'
import { forgetAnswer, type KeptAnswer, keepAnswer, readKeptAnswer, removeAnswersOfOthers } from './kept-answers.ts'
import { isKeptSubject, keeperOf } from './may-be-kept.ts'
import { removeKeptAnswers } from './remove-kept-answers.ts'

/** The build of the running pages: the framework names its file of routes by its content. */
function currentBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}

/** undefined: the answers to this query are not kept, or not this person's. */
function keyFor(queryKey: readonly unknown[]): KeptKey | undefined {
  const userId = keeperOf(readSession())
  const build = currentBuild()
  // Without a service worker no page would ever show it, and an operator who switches that off wants nothing kept.
  if (!userId || !build || !isKeptSubject(queryKey) || !navigator.serviceWorker?.controller) return undefined
  return { userId, build, queryKey }
}

/** Keeps an answer for the signed-in person, and for nobody else. */
export async function keepForSession(queryKey: readonly unknown[], answer: KeptAnswer): Promise<void> {
  const key = keyFor(queryKey)
  if (key) await keepAnswer(key, answer, () => keeperOf(readSession()) === key.userId)
}

/** The answer kept for the signed-in person; undefined: none. */
export async function readForSession(queryKey: readonly unknown[]): Promise<KeptAnswer | undefined> {
  const key = keyFor(queryKey)
  return key && readKeptAnswer(key)
}

export async function forgetForSession(queryKey: readonly unknown[]): Promise<void> {
  const key = keyFor(queryKey)
  if (key) await forgetAnswer(key)
}

/** Leaves only what is kept for this person: called for everybody who is signed in. */
export async function removeAllButOfSession(): Promise<void> {
  const session = readSession()
  if (!('caches' in globalThis) || (session.signedIn && !session.profile)) return
  const userId = keeperOf(session)
  await (userId ? removeAnswersOfOthers(userId) : removeKeptAnswers())
}
