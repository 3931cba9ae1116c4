import {
  type AnswerSink,
  type AskingUser,
  type LanguageModel,
  type ModelAnswer,
  type ModelQuestion,
  NoAnswer,
} from '@corner/coach/language-model/language-model.ts'

/** More than anybody waits for, with a tab or two open. */
const MOST_AT_ONCE = 3

/**
 * Lets few questions of one person be with the model at a time. What an answer takes of the day's budget is counted after each step: any
 * number of questions asked at once would all begin on the same rest.
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
    if (before >= MOST_AT_ONCE)
      throw new NoAnswer(
        `The language model is busy with ${MOST_AT_ONCE} other questions of yours, so the built-in analyst answered instead.`,
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
