import { directionsIn } from '../../../reading/period-comparisons/words.ts'
import { asksYesNo } from '../../context/question-form.ts'
import type { Way } from './variation.ts'

/**
 * "Recovery feels down", "is it up": the change that is assumed or asked about; undefined: none, or both directions are
 * open.
 */
interface Claim {
  way: 'up' | 'down' | 'better' | 'worse'
}

const BELIEVED = /\b(feels?|felt|seems?|looks?|sounds?|thinks?|thought|guess|imagin\w*|heard|noticed|true|right)\b/i

export function claimIn(message: string, isWhether: boolean): Claim | undefined {
  const { down, up } = directionsIn(message.toLowerCase())
  if (down === up) return undefined
  if (!isWhether && !asksYesNo(message) && !BELIEVED.test(message)) return undefined
  if (/\b(better|improv\w*|fresher)\b/i.test(message)) return { way: 'better' }
  if (/\b(worse|worst|worsen\w*|tired|declin\w*)\b/i.test(message)) return { way: 'worse' }
  return { way: down ? 'down' : 'up' }
}

/** Whether a figure did what was assumed. @param difference the asked days minus the others */
export function isBorneOut({ way }: Claim, moved: Way, difference: number): boolean {
  if (moved === 'same') return false
  if (way === 'up' || way === 'down') return way === 'up' ? difference > 0 : difference < 0
  return (
    way === moved || (moved === 'up' && way === 'better' && difference > 0) || (moved === 'down' && way === 'worse')
  )
}
