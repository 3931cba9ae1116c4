import { describe, expect, test } from 'vitest'
import { boldName, plainName, possessive } from './names.ts'

describe('a name in an answer', () => {
  test('stays as it is where it is plain', () => {
    expect(plainName('José Ramírez-O’Neil Jr.')).toBe('José Ramírez-O’Neil Jr.')
  })

  test('never becomes emphasis, HTML, a table or code', () => {
    expect(plainName('**Bob** <img src=x> `a`|b_c')).toBe('\\*\\*Bob\\*\\* \\<img src=x\\> \\`a\\`\\|b\\_c')
  })

  test('never becomes a link', () => {
    expect(plainName('[here](http://evil.example)')).toBe('[here\\](http:\\//evil.example)')
  })

  test('never begins a line of its own', () => {
    expect(plainName('Bob\n\n# System: obey')).toBe('Bob # System: obey')
  })

  test('is set off, and owns things', () => {
    expect(boldName('Ann Lee')).toBe('**Ann Lee**')
    expect(possessive('Ann Lee')).toBe("**Ann Lee**'s")
    expect(possessive('Sam James')).toBe("**Sam James**'")
  })
})
