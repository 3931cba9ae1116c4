// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import LandingScreen from './landing-screen.tsx'

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined)
})
const overlay = () => screen.queryByRole('dialog')

describe('the front page', () => {
  it('opens the video large, and closes it', async () => {
    const { user } = mounted(<LandingScreen />)
    expect(overlay()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }))
    expect(overlay()?.getAttribute('aria-label')).toBe('Video, fullscreen')
    expect(overlay()?.querySelector('video[controls]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(overlay()).toBeNull()
  })

  it('opens a picture large', async () => {
    const { user } = mounted(<LandingScreen />)
    const [picture] = screen.getAllByTitle('Show larger')
    await user.click(picture as HTMLElement)
    expect(overlay()?.getAttribute('aria-label')).toBe('Picture, fullscreen')
    expect(overlay()?.querySelector('img')).toBeTruthy()
    expect(overlay()?.querySelector('video')).toBeNull()
  })

  it('pauses its video while the large one plays', async () => {
    const { user } = mounted(<LandingScreen />)
    await user.click(screen.getByRole('button', { name: /(Play|Pause) video/ }))
    vi.mocked(HTMLMediaElement.prototype.pause).mockClear()
    await user.click(screen.getByRole('button', { name: 'Fullscreen' }))
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  })
})
