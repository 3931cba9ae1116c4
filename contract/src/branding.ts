import { PASSWORD_MINIMUM } from './constants/accounts.ts'

/**
 * What a club can customise (docs/branding.md), and the settings that forms need before anybody is signed in.
 * Pictures are files: server/src/pages/branding-files.ts.
 */
export interface Branding {
  name: string
  /** The title of the browser tab, after a screen's own name. */
  pageTitle: string
  /** Shown in the footer with its line breaks; empty: none. */
  postalAddress: string
  /** The public address of this Corner, without a trailing slash; empty: unknown, so pages have no canonical link. */
  publicUrl: string
  /** Whether the club has its own logo, which is then also shown in the top bar. */
  ownLogo: '' | 'yes'
  /** code: registering needs a team's join code. */
  registration: 'open' | 'code'
  /** Minimum length of a new password, as a number. */
  passwordMinimum: string
  /** Whether this Corner sends e-mail. */
  sendsMail: '' | 'yes'
}

export const DEFAULT_BRANDING: Branding = {
  name: 'Corner',
  pageTitle: 'Wrestling Dashboard',
  postalAddress: 'Corner\n1 Example Street\n12345 Example Town',
  publicUrl: '',
  ownLogo: '',
  registration: 'open',
  passwordMinimum: String(PASSWORD_MINIMUM),
  sendsMail: '',
}

/** The placeholder for each value in a built page; branded-page.ts replaces them. */
export const BRANDING_MARKERS = {
  name: '{{brand-name}}',
  pageTitle: '{{page-title}}',
  postalAddress: '{{postal-address}}',
  publicUrl: '{{public-url}}',
  ownLogo: '{{own-logo}}',
  registration: '{{registration}}',
  passwordMinimum: '{{password-minimum}}',
  sendsMail: '{{sends-mail}}',
} as const satisfies Record<keyof Branding, string>

/** The id of the element with the values as JSON, which the app reads when it starts. */
export const BRANDING_ELEMENT_ID = 'branding'
export const BRANDING_JSON_MARKER = '{{branding-json}}'
