import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button.tsx'

/**
 * Sign-in and registration links for the front page (docs/reference/public-pages.md#front-page); the forms link to each
 * other themselves.
 */
export function VisitorLinks() {
  const { pathname } = useLocation()
  if (pathname !== '/') return null
  return (
    <>
      <ButtonLink to="/login" kind="quiet">
        Login
      </ButtonLink>
      <ButtonLink to="/register">Register</ButtonLink>
    </>
  )
}
