import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import type { Database } from '../../database/database.ts'
import type { Fact, WordFacts } from '../word-facts.ts'
import { findSentences, keepSentences } from './worded-store.ts'
import { digestOf, factsOf, inOtherWords } from './wording.ts'

/** How many analyses given to the model are remembered, so that a failed one is not paid for at each view. */
const MAX_REMEMBERED = 2_000

interface WordsParts {
  database: Database
  now(): Date
  word: WordFacts
  /** Why an analysis could not be worded: it is shown as computed. */
  onFailure(failure: unknown): void
}

/**
 * Words analyses by a language model in the background: the first view shows the computed sentences while the model writes, and
 * later ones its wording, after a restart and in other processes too.
 */
export class BackgroundWording {
  private readonly parts: WordsParts
  private readonly given = new Set<string>()

  constructor(parts: WordsParts) {
    this.parts = parts
  }

  /** @param askedBy the viewer, whose budget pays */
  async of(athleteId: string, insights: AiInsights, askedBy: string): Promise<AiInsights> {
    const facts = factsOf(insights)
    if (facts.length === 0) return insights
    const digest = digestOf(facts)
    try {
      const sentences = await findSentences(this.parts.database, athleteId, digest)
      if (sentences) return inOtherWords(insights, sentences)
    } catch (failure) {
      this.parts.onFailure(failure)
      return insights
    }
    if (this.isFirst(`${athleteId} ${digest}`)) void this.write(athleteId, facts, askedBy)
    return insights
  }

  private isFirst(analysis: string): boolean {
    if (this.given.has(analysis)) return false
    if (this.given.size >= MAX_REMEMBERED) this.given.clear()
    this.given.add(analysis)
    return true
  }

  private async write(user_id: string, facts: readonly Fact[], askedBy: string): Promise<void> {
    const { database, word, now, onFailure } = this.parts
    try {
      const sentences = await word(facts, askedBy)
      if (sentences) await keepSentences(database, { user_id, digest: digestOf(facts), sentences, at: now() })
    } catch (failure) {
      onFailure(failure)
    }
  }
}
