import {
  type AnswerSink,
  type AskingUser,
  type LanguageModel,
  type ModelAnswer,
  type ModelQuestion,
  NoAnswer,
} from '@corner/coach/language-model/language-model.ts'

/** More than a person waits for, even with a tab or two open. */
const MAX_AT_ONCE = 3

/**
 * Limits the concurrent questions of one person to the model. The day's budget is charged after each step, so any number of
 * questions asked at once would all start on the same remaining budget.
 */
export class ConcurrencyLimit implements LanguageModel {
  private readonly model: LanguageModel
  private readonly running = new Map<string, number>()

  constructor(model: LanguageModel) {
    this.model = model
  }

  /** @throws NoAnswer as the model, and for one question too many */
  async answer(asked: ModelQuestion, asking: AskingUser, reader: AnswerSink): Promise<ModelAnswer> {
    const { userId } = asking
    const before = this.running.get(userId) ?? 0
    if (before >= MAX_AT_ONCE)
      throw new NoAnswer(
        `The language model is busy with ${MAX_AT_ONCE} other questions of yours, so the built-in analyst answered instead.`,
      )
    this.running.set(userId, before + 1)
    try {
      return await this.model.answer(asked, asking, reader)
    } finally {
      const left = (this.running.get(userId) ?? 1) - 1
      if (left === 0) this.running.delete(userId)
      else this.running.set(userId, left)
    }
  }
}
