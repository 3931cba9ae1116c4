import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** The ways in, on the front page (spec 2, section 2); the forms link to each other themselves. */
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
