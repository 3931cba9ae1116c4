import { pageTitle } from '../../shared/branding/page-title.ts'
import { NotFound } from './not-found.tsx'

export const meta = () => [{ title: pageTitle('Page not found') }]

export default function NotFoundScreen() {
  return <NotFound />
}
