import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// The page that shows each piece is for whoever works on them: the build of production has nothing of it.
const forDevelopment = process.env.NODE_ENV === 'production' ? [] : [route('look', 'look-page/look-screen.tsx')]

export default [
  index('landing/landing-screen.tsx'),
  route('login', 'sign-in/sign-in-screen.tsx'),
  route('register', 'registration/registration-screen.tsx'),
  route('forgot-password', 'password-reset/forgot-password-screen.tsx'),
  route('reset-password', 'password-reset/reset-password-screen.tsx'),
  route('confirm-address', 'address-confirmation/confirm-address-screen.tsx'),
  route('invitation', 'invitation/invitation-screen.tsx'),
  layout('session/signed-in-screens.tsx', [
    route('dashboard', 'personal-dashboard/personal-dashboard-screen.tsx'),
    route('coach-dashboard', 'coach-dashboard/coach-dashboard-screen.tsx'),
    route('team-information', 'team-information/team-information-screen.tsx'),
    // Both ids may be missing: the screen says so.
    route('athlete/:teamId?/:athleteId?', 'athlete-analysis/athlete-analysis-screen.tsx'),
    route('admin-dashboard', 'admin-dashboard/admin-dashboard-screen.tsx'),
    route('connect-whoop', 'connect-device/connect-device-screen.tsx'),
    route('knowledge', 'knowledge/knowledge-screen.tsx'),
    route('knowledge/:slug', 'knowledge/article-screen.tsx'),
    route('account', 'account/account-screen.tsx'),
    route('connect-whoop-callback', 'device-callback/device-callback-screen.tsx'),
  ]),
  ...forDevelopment,
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
