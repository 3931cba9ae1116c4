import { SETUP_LINK_TEXTS } from '@corner/contract/texts/accounts.ts'
import { Link } from 'react-router'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'

/** Replaces the form when the link cannot create the first administrator. */
export function InvalidSetupLink({ state }: { state: 'used' | 'unknown' }) {
  return (
    <FormPage title="Set up Corner" below={<Link to="/">Front page</Link>}>
      <Notice kind="error">
        {SETUP_LINK_TEXTS[state]} {state === 'used' && <Link to="/login">Sign In</Link>}
      </Notice>
    </FormPage>
  )
}
