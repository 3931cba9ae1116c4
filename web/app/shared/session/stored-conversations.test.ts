import { beforeEach, expect, it, vi } from 'vitest'
import { readStoredConversation, removeStoredConversations, storeConversation } from './stored-conversations.ts'

const DANA = { userId: 'dana', teamId: 'varsity' }
const LEE = { userId: 'lee', teamId: 'varsity' }

/** A tab's session storage with room for so many characters. */
function storageOf(room = 1_000): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      this[name] = text
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }
  return Object.create(methods)
}
beforeEach(() => void vi.stubGlobal('sessionStorage', storageOf()))

it('keeps the conversations of each person and team apart', () => {
  storeConversation(DANA, { messages: ['hers'] })
  expect(readStoredConversation(DANA)).toEqual({ messages: ['hers'] })
  expect(readStoredConversation(LEE)).toBeUndefined()
  expect(readStoredConversation({ ...DANA, teamId: 'women' })).toBeUndefined()
})

it('removes all when nobody is signed in, and nothing else', () => {
  storeConversation(DANA, {})
  storeConversation(LEE, {})
  sessionStorage.setItem('other', 'stays')
  removeStoredConversations({ butOf: undefined })
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

it('keeps only the conversations of the person who signs in', () => {
  storeConversation(DANA, {})
  storeConversation(LEE, {})
  storeConversation({ userId: 'dana2', teamId: 'varsity' }, {})
  removeStoredConversations({ butOf: 'dana' })
  expect(readStoredConversation(DANA)).toEqual({})
  expect(Object.keys(sessionStorage)).toHaveLength(1)
})

it('does not restore an older state when storage is full', () => {
  storeConversation(DANA, 'short')
  storeConversation(DANA, 'long'.repeat(400))
  expect(readStoredConversation(DANA)).toBeUndefined()
})

it('ignores unreadable values', () => {
  storeConversation(DANA, {})
  sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', '{')
  expect(readStoredConversation(DANA)).toBeUndefined()
})
