import type { Client } from '../../oauth/clients.ts'
import { SCOPES, type Scope } from './scopes.ts'

export interface AuthorizationRequest {
  client: Client
  redirect_uri: string
  scopes: Scope[]
  state: string
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem }
label, .scope { display: block; margin: 1rem 0 .3rem }
.simulated { border: 1px solid; border-radius: .5rem; padding: .6rem .8rem }
input[type=text], button { min-height: 2.75rem; padding: .5rem .7rem; font: inherit; border-radius: .5rem; border: 1px solid }
:focus-visible { outline: 3px solid; outline-offset: 2px }`

/** Where an athlete chooses what to grant. No script and no other files, so that it works in any browser test. */
export function consentPage({ client, redirect_uri, scopes, state }: AuthorizationRequest, problem?: string): string {
  const hidden = { client_id: client.client_id, redirect_uri, scope: scopes.join(','), state }
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  const boxes = scopes.map(
    (scope) =>
      `<label class="scope"><input type="checkbox" name="granted" value="${scope}" checked> ${escaped(SCOPES[scope])}</label>`,
  )
  return page(
    'Grant access – simulated Intervals.icu',
    `<p class="simulated"><strong>This is a simulated Intervals.icu.</strong> The athletes are made up, and nothing here reaches the real service.</p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<h1>${escaped(client.client_id)} would like to connect to your Intervals.icu account</h1>
<form method="post" action="authorize" autocomplete="off">
${fields.join('\n')}
<label for="member">Athlete, by a number from 1 to 9999</label>
<input type="text" id="member" name="member" inputmode="numeric" value="1">
${boxes.join('\n')}
<p><button name="decision" value="grant">Grant access</button> <button name="decision" value="deny">Deny</button></p>
</form>`,
  )
}

export function refusalPage(refusal: string): string {
  return page(
    'Request refused – simulated Intervals.icu',
    `<h1>Request refused</h1><p role="alert">${escaped(refusal)}</p>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
