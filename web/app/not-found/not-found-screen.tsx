import { NotFound } from './not-found.tsx'

export const meta = () => [{ title: 'Page not found · Wrestling Dashboard' }]

export default function NotFoundScreen() {
  return <NotFound />
}
