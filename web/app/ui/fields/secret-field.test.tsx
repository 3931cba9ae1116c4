// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { SecretField } from './secret-field.tsx'

it('shows and hides what is typed, and keeps it', async () => {
  const { user } = mounted(<SecretField label="Password" name="password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(field, 'takedown-6')
  expect(field.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect([field.type, field.value]).toEqual(['password', 'takedown-6'])
})
