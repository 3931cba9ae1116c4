import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// The component gallery is for developers: production builds leave it out.
const forDevelopment =
  process.env.NODE_ENV === 'production' ? [] : [route('look', 'screens/component-gallery/component-gallery-screen.tsx')]

export default [
  index('screens/landing/landing-screen.tsx'),
  route('login', 'screens/sign-in/sign-in-screen.tsx'),
  route('register', 'screens/registration/registration-screen.tsx'),
  route('forgot-password', 'screens/password-reset/forgot-password-screen.tsx'),
  route('reset-password', 'screens/password-reset/reset-password-screen.tsx'),
  route('confirm-address', 'screens/address-confirmation/confirm-address-screen.tsx'),
  route('invitation', 'screens/invitation/invitation-screen.tsx'),
  layout('screens/signed-in-layout/signed-in-layout.tsx', [
    route('dashboard', 'screens/personal-dashboard/personal-dashboard-screen.tsx'),
    route('coach-dashboard', 'screens/coach-dashboard/coach-dashboard-screen.tsx'),
    route('mat-sheet', 'screens/mat-sheet/mat-sheet-screen.tsx'),
    route('team-information', 'screens/team-information/team-information-screen.tsx'),
    // Both ids are optional: the screen itself reports a missing one.
    route('athlete/:teamId?/:athleteId?', 'screens/athlete-analysis/athlete-analysis-screen.tsx'),
    route('admin-dashboard', 'screens/admin-dashboard/admin-dashboard-screen.tsx'),
    route('connect-whoop', 'screens/connect-device/connect-device-screen.tsx'),
    route('knowledge', 'screens/knowledge/knowledge-screen.tsx'),
    route('knowledge/:slug', 'screens/knowledge/article-screen.tsx'),
    route('account', 'screens/account/account-screen.tsx'),
    route('connect-whoop-callback', 'screens/device-callback/device-callback-screen.tsx'),
    // The same screen a second time needs an id of its own.
    route('connect-device-callback/:provider', 'screens/device-callback/device-callback-screen.tsx', {
      id: 'connect-device-callback',
    }),
  ]),
  ...forDevelopment,
  route('*', 'screens/not-found/not-found-screen.tsx'),
] satisfies RouteConfig
