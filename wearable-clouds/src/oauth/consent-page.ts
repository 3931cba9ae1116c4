import type { AuthorizationRequest } from './authorization-request.ts'
import type { CloudOAuth } from './cloud-oauth.ts'

export interface ListedMember {
  member: number
  name: string
}

/** A rejected form, shown again with the reason. */
export interface RefusedAnswer {
  problem: string
  member?: string
  member_number?: string
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f3f4f6; --card: #fff; --ink: #16191d; --soft: #535b66; --line: #7b8490; --go: #0b6b4f; --go-ink: #fff; --warn: #fff4d6; --warn-ink: #5c4300 }
@media (prefers-color-scheme: dark) { :root { --ground: #101317; --card: #1a1f25; --ink: #eef1f4; --soft: #b3bcc7; --line: #7d8793; --go: #4fd1a5; --go-ink: #06251b; --warn: #3d3110; --warn-ink: #ffe3a0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem }
.card { background: var(--card); border-radius: 1rem; padding: 1.5rem; box-shadow: 0 1px 3px rgb(0 0 0 / .18) }
.simulated { background: var(--warn); color: var(--warn-ink); border-radius: .5rem; padding: .6rem .8rem; margin: 0 0 1.25rem }
.alert { border-left: .3rem solid #c62828; padding: .2rem .8rem; margin: 0 0 1rem }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .25rem }
p { margin: 0 0 1rem } ul { margin: 0; padding-left: 1.2rem; color: var(--soft) } li { margin: .2rem 0 }
label { display: block; font-weight: 600; margin: 1rem 0 .3rem } .hint { color: var(--soft); font-weight: 400; margin: .3rem 0 0; font-size: .875rem }
select, input[type=text] { width: 100%; min-height: 2.75rem; padding: .5rem .7rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
button { flex: 1 1 9rem; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border-radius: .5rem; cursor: pointer; border: 1px solid var(--line); background: transparent; color: inherit }
button.grant { background: var(--go); border-color: var(--go); color: var(--go-ink) }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px }`

/**
 * The page where a member grants or denies access. No script and no external files, so that it works in any browser test.
 */
export function consentPage(
  cloud: CloudOAuth,
  request: AuthorizationRequest,
  members: readonly ListedMember[],
  refused?: RefusedAnswer,
): string {
  const { client, redirect_uri, scopes, state } = request
  const action = cloud.authorizePath.split('/').at(-1)
  const hidden = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri,
    scope: scopes.join(cloud.scopeSeparator ?? ' '),
    state,
  }
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  const options = members.map(({ member, name }) => {
    const chosen = refused?.member === String(member) ? ' selected' : ''
    return `<option value="${member}"${chosen}>${escaped(name)} (${member})</option>`
  })
  const number = refused?.member_number ?? ''
  // After a reload, a screen reader announces the problem through the field that has the focus.
  const invalid = number ? ' aria-invalid="true" autofocus' : ''
  return page(
    `${refused ? 'Error: ' : ''}Grant access – simulated ${cloud.label}`,
    `<p class="simulated"><strong>This is a simulated ${cloud.label}.</strong> The members are made up, and nothing here reaches the real service.</p>
${refused ? `<p class="alert" role="alert" id="problem">${escaped(refused.problem)}</p>` : ''}
<h1>${escaped(client.client_id)} would like to read your ${cloud.label} data</h1>
<form method="post" action="${action}" autocomplete="off">
${fields.join('\n')}
<label for="member">Member</label>
<select id="member" name="member">${options.join('')}</select>
<label for="member-number">Member number</label>
<input type="text" id="member-number" name="member_number" inputmode="numeric" value="${escaped(number)}" aria-describedby="${number ? 'problem ' : ''}member-hint"${invalid}>
<p class="hint" id="member-hint">Any number from 1 to 9999 is somebody: odd ones are men, even ones women. Left empty, the member chosen above counts.</p>
<h2>It asks for</h2>
<ul>${scopes.map((scope) => `<li>${escaped(cloud.scopes[scope] ?? scope)}</li>`).join('')}</ul>
<div class="buttons">
<button class="grant" name="decision" value="grant">Grant access</button>
<button name="decision" value="deny">Deny</button>
</div>
</form>`,
  )
}

/** A maker does not redirect back to an app whose request is invalid. */
export function refusalPage({ label }: CloudOAuth, refusal: string): string {
  return page(
    `Request refused – simulated ${label}`,
    `<p class="simulated"><strong>This is a simulated ${label}.</strong></p><h1>Request refused</h1><p role="alert">${escaped(refusal)}</p>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><div class="card">${content}</div></main></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
