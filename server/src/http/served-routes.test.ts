import { me } from '@corner/contract/routes/accounts.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import { serve } from './serve.ts'
import { assertEveryRouteServed } from './served-routes.ts'

const newApp = () =>
  createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: async () => ({ user_id: '1', role: 'athlete', session_id: '1' }),
  })

it('does not start with a declared route that nobody serves', async () => {
  const app = await newApp()
  for (const route of Object.values(EVERY_ROUTE)) if (route !== (me as unknown)) serve(app, route, () => {})
  expect(() => assertEveryRouteServed(app)).toThrow('Declared but not served: me (GET /api/users/me/)')
  serve(app, me, () => {})
  assertEveryRouteServed(app)
})

it('does not start with a route that OpenAPI and the tests would not know', async () => {
  const app = await newApp()
  for (const route of Object.values(EVERY_ROUTE)) serve(app, route, () => {})
  serve(app, { ...me, path: '/api/users/you/' }, () => {})
  expect(() => assertEveryRouteServed(app)).toThrow('Served but missing in EVERY_ROUTE: GET /api/users/you/')
})

it('does not start with a route served twice, also from different scopes', async () => {
  const app = await newApp()
  serve(app, me, () => {})
  await app.register(async (scope) => {
    expect(() => serve(scope, me, () => {})).toThrow('GET /api/users/me/ is served twice')
  })
})
