import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { UserFields } from './user-fields.tsx'

const CHOICE = {
  code: '',
  check: { state: 'idle' },
  role: 'coach',
  isRoleLocked: false,
  setCode: () => {},
  setRole: () => {},
} as never
const ANN = { first_name: 'Ann', last_name: 'Ash', username: 'annash', email: 'ann@club.example' } as never
type Given = Partial<Parameters<typeof UserFields>[0]>
const fields = (given: Given = {}) => markupOf(<UserFields choice={CHOICE} problem={null} refused={{}} {...given} />)
/** The input of a name. */
const input = (markup: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(markup)?.[0]

describe('the fields of a user', () => {
  it('begin empty and ask for a password where the user is new', () => {
    const markup = fields()
    expect(linesOf(markup).join(' ')).not.toContain('Leave blank')
    expect(input(markup, 'email')).not.toContain('value=')
  })

  it('begin with what is known, and keep the password', () => {
    const markup = fields({ user: ANN })
    expect(linesOf(markup)).toContain('Leave blank to keep the current password.')
    expect(input(markup, 'first_name')).toContain('value="Ann"')
    expect(input(markup, 'last_name')).toContain('value="Ash"')
    expect(input(markup, 'username')).toContain('value="annash"')
    expect(input(markup, 'email')).toContain('value="ann@club.example"')
  })

  it('let the browser fill in nothing of the administrator', () => {
    for (const name of ['first_name', 'last_name', 'username', 'email'])
      expect(input(fields(), name)).toContain('autoComplete="off"')
    for (const name of ['password', 'confirmPassword'])
      expect(input(fields(), name)).toContain('autoComplete="new-password"')
  })

  it('mark what the form or the server refuses', () => {
    const markup = fields({
      problem: { fields: ['password', 'confirmPassword'], mark: 'Not the same', sentence: '' } as never,
      refused: { email: 'Taken', password: 'Too common' },
    })
    const lines = linesOf(markup)
    expect(lines).toContain('Taken')
    expect(lines.filter((line) => line === 'Not the same')).toHaveLength(2)
    expect(lines).not.toContain('Too common')
    expect(input(markup, 'email')).toContain('aria-invalid="true"')
    expect(input(markup, 'username')).toContain('aria-invalid="false"')
  })

  it('say that a code has set the role', () => {
    expect(linesOf(fields())).not.toContain('Set by the code.')
    const locked = fields({ choice: { ...(CHOICE as object), isRoleLocked: true } as never })
    expect(linesOf(locked)).toContain('Set by the code.')
    expect(locked).toMatch(/<select[^>]*disabled/)
  })
})
