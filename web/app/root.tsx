import '@fontsource-variable/archivo/wght.css'
import './ui/theme/fallback-font.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { ErrorPage } from './screens/not-found/error-page.tsx'
import { WaitingScreens } from './screens/waiting/waiting-screens.tsx'
import { newQueryClient } from './shared/api/query-client.ts'
import { SessionKeeper } from './shared/authentication/session-keeper.tsx'
import { BrandingJson } from './shared/branding/branding-json.tsx'
import { pageTitle } from './shared/branding/page-title.ts'
import { NavigationFocus } from './shared/navigation/navigation-focus.tsx'
import { TopBar } from './shared/navigation/top-bar.tsx'
import { THEME_SCRIPT } from './ui/theme/theme.ts'

export const links = () => [
  { rel: 'icon', href: '/branding/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/branding/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export const meta = () => [{ title: pageTitle() }]

/**
 * The document around every screen. The theme script changes the html element before React hydrates, hence
 * `suppressHydrationWarning`.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <BrandingJson />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [queryClient] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SessionKeeper />
      <NavigationFocus />
      <TopBar />
      <Outlet />
    </QueryClientProvider>
  )
}

/** Shown until the screen's script has loaded: the empty top bar, and the screen's shape. */
export function HydrateFallback() {
  return (
    <>
      <TopBar isWaiting />
      <WaitingScreens />
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
