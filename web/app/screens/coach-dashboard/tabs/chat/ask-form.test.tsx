// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { AskForm } from './ask-form.tsx'

function form(given: object = {}) {
  const onAsk = vi.fn()
  const asked = { ref: null, draft: 'How is Ann?', isThinking: false, onDraft: () => {}, onStop: () => {}, ...given }
  mounted(<AskForm {...asked} onAsk={onAsk} />)
  const press = (key: object) => {
    const event = createEvent.keyDown(screen.getByLabelText('Your question'), { key: 'Enter', ...key })
    fireEvent(screen.getByLabelText('Your question'), event)
    return event.defaultPrevented
  }
  return { press, onAsk }
}

it('asks on Enter, once there is a question', () => {
  const { press, onAsk } = form()
  expect(press({ keyCode: 13 })).toBe(true)
  expect(onAsk).toHaveBeenCalledOnce()
})

it.each([
  ['of an input method', { isComposing: true }],
  ["of Safari's input method", { keyCode: 229 }],
  ['with Shift, for a new line', { shiftKey: true }],
  ['but another key', { key: 'a' }],
])('leaves the field an Enter %s', (_, key) => {
  const { press, onAsk } = form()
  expect(press(key)).toBe(false)
  expect(onAsk).not.toHaveBeenCalled()
})

it.each([{ draft: '  ' }, { isThinking: true }])('asks nothing with %j', (given) => {
  const { press, onAsk } = form(given)
  press({})
  expect(onAsk).not.toHaveBeenCalled()
})
