import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('landing/landing-screen.tsx'),
  route('login', 'sign-in/sign-in-screen.tsx'),
  route('register', 'registration/registration-screen.tsx'),
  route('invitation', 'invitation/invitation-screen.tsx'),
  layout('session/signed-in-screens.tsx', [
    route('dashboard', 'personal-dashboard/personal-dashboard-screen.tsx'),
    route('coach-dashboard', 'coach-dashboard/coach-dashboard-screen.tsx'),
    route('admin-dashboard', 'admin-dashboard/admin-dashboard-screen.tsx'),
    route('connect-whoop', 'connect-device/connect-device-screen.tsx'),
    route('connect-whoop-callback', 'device-callback/device-callback-screen.tsx'),
  ]),
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
