// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../session/stored-session.ts'
import { CommandBar } from './command-bar.tsx'

it.each([
  ['athlete', 'Period or screen'],
  ['coach', 'Name, view, period, screen …'],
])('names what a person of the role %s can look for', (role, words) => {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ role, first_name: 'Ann', username: 'ann' } as never)
  stubServer({ 'GET /api/teams/': [] })
  mounted(<CommandBar onClose={() => {}} onHelp={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('combobox').placeholder).toBe(words)
})
