// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { branding } from '../../shared/branding/branding.ts'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { LandingFooter } from './landing-footer.tsx'

it('names who runs this installation, and the year', () => {
  mounted(<LandingFooter />)
  expect(screen.getByText(`© ${new Date().getFullYear()} ${branding.name}`)).toBeTruthy()
})
