import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const OWN = ['Ada', 'Wrestler', 'ada.wrestler@club.example']

it.each([
  ['', 'Too short'],
  ['12345', 'Too short'],
  ['123456', 'Weak'],
  ['Password1!', 'Weak'],
  ['wrestler7', 'Weak'],
  ['Ada-club-1', 'Good'],
  ['bbbbbbbbbbbbbbb', 'Weak'],
  ['hijklmnopqrstu', 'Weak'],
  ['9876543210', 'Weak'],
  ['mat-77', 'Weak'],
  ['takedown-6', 'Fair'],
  ['correct horse battery staple', 'Strong'],
  ['ноги-руки-плечи-7', 'Strong'],
])('says of %j: %s', (password, word) => {
  expect(passwordStrength(password, OWN, 6).word).toBe(word)
})

it('states the minimum length and the strength', () => {
  expect(passwordStrength('takedown', OWN, 10)).toEqual({
    level: 0,
    word: 'Too short',
    advice: '10 characters at least.',
  })
  expect(passwordStrength('qwertz123', [], 6).level).toBe(1)
  expect(passwordStrength('wrestler1', OWN, 6).advice).toBe('It contains your name or e-mail.')
  expect(passwordStrength('Qwerty123', OWN, 6).advice).toBe('Too many people use it.')
})
