import { expect, it } from 'vitest'
import { setupTokenOf } from './setup-token.ts'

it.each([
  ['/register#setup=a-B_9', 'a-B_9'],
  ['/register?setup=old-link', 'old-link'],
  ['/register?setup=old#setup=new', 'new'],
  ['/register#setup=', null],
  ['/register?setup=', null],
  ['/register#main', null],
  ['/register', null],
])('reads of %s the token %s', (address, token) => {
  expect(setupTokenOf(new URL(address, 'http://corner.example'))).toBe(token)
})
