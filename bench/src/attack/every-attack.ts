import { enumeration } from './accounts/enumeration.ts'
import { guessing } from './accounts/guessing.ts'
import { races } from './accounts/races.ts'
import { spoofedAddresses } from './accounts/spoofed-addresses.ts'
import { tokens } from './accounts/tokens.ts'
import { webhooksAndOAuth } from './accounts/webhooks.ts'
import type { Attack } from './attack.ts'
import { activeContent } from './content/active-content.ts'
import { browser } from './content/browser.ts'
import { internalAddresses } from './content/internal-addresses.ts'
import { mails } from './content/mails.ts'
import { spreadsheets } from './content/spreadsheets/spreadsheets.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { matrix } from './matrix/matrix.ts'
import { rowLevelSecurity } from './rights/row-level-security.ts'
import { setupRestore } from './setup/setup-restore.ts'
import { slowRequests } from './transport/slow-requests.ts'
import { uploads } from './transport/uploads.ts'

/** In the order in which they are run: each leaves a server that the next may attack. */
export const EVERY_ATTACK: readonly Attack[] = [
  matrix,
  fuzz,
  rowLevelSecurity,
  tokens,
  webhooksAndOAuth,
  enumeration,
  guessing,
  spoofedAddresses,
  races,
  uploads,
  activeContent,
  mails,
  slowRequests,
  browser,
  spreadsheets,
  internalAddresses,
  setupRestore,
]
