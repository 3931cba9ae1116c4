import { describe, expect, it } from 'vitest'
import { REDIRECT_URI, testSimulator } from '../test-simulator.ts'

const WRONG = [
  ['an unknown app', { client_id: 'somebody' }],
  ['a redirect URI that differs by a slash', { redirect_uri: `${REDIRECT_URI}/` }],
  ['another response type', { response_type: 'token' }],
  ['no scope', { scope: '' }],
  ['an unknown scope', { scope: 'read:recovery read:everything' }],
  ['a state of seven characters', { state: '1234567' }],
] as const

describe('the consent page', () => {
  it('names the member, the scopes in words, and says that it is simulated', async () => {
    const { app, asked } = testSimulator()
    const reply = await app.inject({ url: '/oauth/oauth2/auth', query: asked() })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('This is a simulated WHOOP')
    expect(reply.body).toContain('heart rate variability')
    expect(reply.body).toMatch(/<label for="member">Member<\/label>/)
    expect(reply.body).toMatch(/>Grant access<\/button>[\s\S]*>Deny<\/button>/)
    expect(reply.body).not.toContain('<script')
  })

  it.each(WRONG)('refuses %s on a page of its own, without sending the browser back', async (_, change) => {
    const { app, asked, form } = testSimulator()
    const page = await app.inject({ url: '/oauth/oauth2/auth', query: asked(change) })
    const answer = await form('/oauth/oauth2/auth', { ...asked(change), member: '1', decision: 'grant' })
    for (const reply of [page, answer]) {
      expect(reply.statusCode).toBe(400)
      expect(reply.headers.location).toBeUndefined()
    }
  })

  it('shows markup in a state as text', async () => {
    const { app, asked } = testSimulator()
    const reply = await app.inject({
      url: '/oauth/oauth2/auth',
      query: asked({ state: '"><script>alert(1)</script>' }),
    })
    expect(reply.body).not.toContain('<script>')
  })

  it('sends a code and the state back when access is granted', async () => {
    const { consent } = testSimulator()
    const back = await consent({ member: '9999', state: 'a state & more' })
    expect(back.get('code')).toMatch(/^.{20,}$/)
    expect(back.get('state')).toBe('a state & more')
  })

  it('prefers the typed member number to the chosen one', async () => {
    const { consent, exchange, get } = testSimulator()
    const back = await consent({ member: '1', member_number: '77' })
    const { access_token } = (await exchange(back.get('code'))).json()
    expect((await get(access_token, '/v2/user/profile/basic')).json()).toMatchObject({ user_id: 20_077 })
  })

  it('sends the refusal back when the member denies', async () => {
    const { consent } = testSimulator()
    const back = await consent({ decision: 'deny' })
    expect(back.get('error')).toBe('access_denied')
    expect(back.get('error_description')).toBeTruthy()
    expect(back.get('state')).toBe('state-of-eight')
    expect(back.has('code')).toBe(false)
  })

  it.each(['0', '10000', '-1', 'Ada', ''])('asks again for a member number of "%s"', async (member) => {
    const { asked, form } = testSimulator()
    const reply = await form('/oauth/oauth2/auth', { ...asked(), member, decision: 'grant' })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('role="alert"')
  })

  it('shows a wrong number again, marked, named as the problem and with the focus, beside the chosen member', async () => {
    const { asked, form } = testSimulator()
    const answer = { ...asked(), member: '7', member_number: '12345"', decision: 'grant' }
    const { body } = await form('/oauth/oauth2/auth', answer)
    expect(body).toContain('<title>Error: ')
    expect(body).toContain('id="problem"')
    expect(body).toContain('value="12345&quot;" aria-describedby="problem member-hint" aria-invalid="true" autofocus>')
    expect(body).toMatch(/<option value="7" selected>/)
  })

  it('uses the last value of a repeated form field', async () => {
    const { app, asked } = testSimulator()
    const answer = new URLSearchParams({ ...asked(), member: '1', decision: 'grant' } as Record<string, string>)
    answer.append('member_number', '5')
    answer.append('member_number', '6')
    const reply = await app.inject({
      method: 'POST',
      url: '/oauth/oauth2/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: answer.toString(),
    })
    expect(reply.statusCode).toBe(302)
  })
})
