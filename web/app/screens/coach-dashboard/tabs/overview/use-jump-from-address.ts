import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { REASONS_ID } from '../../../../shared/team/reasons-id.ts'
import { openReasons } from './jump-to-reasons.ts'

/** Of the first page in the tab: an address that was opened. */
const FIRST_PAGE = 'default'

/**
 * Leads to the list when the address names it, as from the command bar. Going back keeps the place on the page.
 * @param isShown whether the rows are there
 */
export function useJumpFromAddress(isShown: boolean): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_PAGE
  // The key too: the same address again leads there again.
  useEffect(() => {
    if (isShown && !isBack && hash === `#${REASONS_ID}`) openReasons()
  }, [isShown, isBack, hash, key])
}
