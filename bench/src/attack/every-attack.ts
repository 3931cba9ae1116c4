import { enumeration } from './accounts/enumeration.ts'
import { races } from './accounts/races.ts'
import { tokens } from './accounts/tokens.ts'
import type { Attack } from './attack.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { matrix } from './matrix/matrix.ts'
import { rowLevelSecurity } from './rights/row-level-security.ts'

/** In the order in which they are run: each leaves a server that the next may attack. */
export const EVERY_ATTACK: readonly Attack[] = [matrix, fuzz, rowLevelSecurity, tokens, enumeration, races]
