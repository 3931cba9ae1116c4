import type { Route } from '@corner/contract/route.ts'
import type { CallerName, Whose } from '../target/club.ts'

/** A call that is let in: by whom, about what. */
interface Cell {
  caller: CallerName
  whose: Whose
}

/** The status, and of a refusal its code: `404 not_found`. */
type Expected = string

const ROLE_OF: Partial<Record<CallerName, string>> = {
  athlete: 'athlete',
  'athlete of another club': 'athlete',
  coach: 'coach',
  'coach of another club': 'coach',
  'coach without a team': 'coach',
  'demoted coach': 'athlete',
  admin: 'admin',
}

const isThere = ({ whose }: Cell) => whose !== 'deleted'
const coaches = ({ caller, whose }: Cell) =>
  (caller === 'coach' && (whose === 'own' || whose === 'other')) ||
  (caller === 'coach of another club' && whose === 'foreign')
const isThemself = ({ caller, whose }: Cell) =>
  (caller === 'athlete' && whose === 'own') || (caller === 'athlete of another club' && whose === 'foreign')
const isTeammate = ({ caller, whose }: Cell) => caller === 'athlete' && whose === 'other'
const maySee = (cell: Cell) => (cell.caller === 'admin' ? isThere(cell) : coaches(cell))

const always = (expected: Expected) => () => expected
const ifSo =
  (holds: (cell: Cell) => boolean, expected: Expected = '200', otherwise: Expected = '404 not_found') =>
  (cell: Cell) =>
    holds(cell) ? expected : otherwise
const ok = always('200')
const notLinked = always('409 not_linked')
const badInput = always('400 bad_input')
const changes = ifSo(isThere)

/**
 * What a call gets that the contract's `access` lets in. Every route stands here: one that does not fails the run, so a new
 * route cannot go unattacked.
 */
const EXPECTED: Record<string, (cell: Cell) => Expected> = {
  // Public: the secrets that are sent are wrong.
  signIn: always('401 wrong_credentials'),
  refreshTokens: always('401 not_signed_in'),
  signOut: ok,
  register: always('201'),
  checkSetupLink: ok,
  validateTeamCode: ok,
  checkTeamCode: ok,
  adminValidateTeamCode: ok,
  adminCheckTeamCode: ok,
  requestPasswordReset: ok,
  resetPassword: badInput,
  readInvitation: badInput,
  acceptInvitation: badInput,
  deviceWebhook: always('401 not_signed_in'),
  providerWebhook: always('401 not_signed_in'),
  providerWebhookChallenge: always('404 not_found'),
  restoreAtSetup: always('403 forbidden'),
  health: ok,
  liveness: ok,
  readiness: ok,

  // About the caller alone.
  me: ok,
  dataAudience: ok,
  changeOwnPassword: badInput,
  // Their addresses are confirmed already, as when somebody opens the link again.
  confirmOwnAddress: ok,
  deleteOwnAccount: badInput,
  exportOwnData: ok,
  joinTeam: badInput,
  sendAddressLink: always('409 conflict'),
  ownSessions: ok,
  endOwnSession: ifSo(({ caller, whose }) => whose === 'own' || isThemself({ caller, whose })),
  signOutEverywhere: ok,
  deviceStatus: ok,
  importExport: badInput,
  startDeviceOAuth: ok,
  finishDeviceOAuth: badInput,
  disconnectDevice: notLinked,
  refreshDevice: notLinked,
  devices: ok,
  importProviderExport: badInput,
  startProviderOAuth: ok,
  finishProviderOAuth: badInput,
  disconnectProvider: notLinked,
  refreshProvider: notLinked,
  pauseProvider: notLinked,
  resumeProvider: notLinked,
  deleteProviderData: ok,
  chooseProviderReminders: notLinked,
  fileImports: ok,
  uploadFile: ok, // it is read afterwards
  fileImport: always('404 not_found'),
  confirmImport: always('404 not_found'),
  undoImport: always('404 not_found'),
  ownSources: ok,
  chooseSource: badInput,
  ownHrv: ok,
  ownActivity: ok,
  ownSleep: ok,
  ownDay: ok,
  liveChanges: ok,
  listArticles: ok,
  readArticle: ok,
  joinByInvitation: badInput,

  // About a team and its athletes.
  listTeams: ok,
  teamRecovery: ifSo(maySee),
  teamSleep: ifSo(maySee),
  teamActivity: ifSo(maySee),
  teamDay: ifSo(maySee),
  athleteDetail: ifSo((cell) => maySee(cell) || isThemself(cell)),
  chat: ifSo((cell) => maySee(cell) || isThemself(cell) || isTeammate(cell)),

  // Of administrators, who may see to everybody that is there.
  adminOverview: ok,
  adminUsers: ok,
  createUser: always('201'),
  updateUser: changes,
  deleteUser: changes,
  confirmAddress: changes,
  issuePasswordLink: ifSo(isThere, '201'),
  organizations: ok,
  createOrganization: always('201'),
  updateOrganization: changes,
  deleteOrganization: changes,
  adminTeams: ok,
  teamChoices: ok,
  createTeam: ifSo(isThere, '201'),
  updateTeam: changes,
  deleteTeam: changes,
  rotateTeamCode: changes,
  assignUserToTeam: changes,
  removeUserFromTeam: changes,
  auditLog: ok,
  languageModel: ok,
  testLanguageModel: always('409 conflict'),
  previewRoster: changes,
  importRoster: ifSo(isThere, '201'),
  invitations: changes,
  renewInvitation: ifSo(isThere, '201'),
  withdrawInvitation: changes,
  backups: ok,
  makeBackup: ok,
  changeBackupSettings: ok,
  downloadBackup: always('404 not_found'),
  proveBackup: always('404 not_found'),
  deleteBackup: always('404 not_found'),
  uploadBackup: badInput,
}

/**
 * What a call must get: by the contract's `access` alone where it is refused, by the table where it is let in.
 * @throws Error for a route that the table does not name
 */
export function expectedOf(name: string, { access }: Route, cell: Cell): Expected {
  const expected = EXPECTED[name]
  if (!expected) throw new Error(`${name} has no expectation: add it to attack/matrix/expectations.ts`)
  if (access === 'public') return expected(cell)
  const role = ROLE_OF[cell.caller]
  if (!role) return '401 not_signed_in'
  return (access as readonly string[]).includes(role) ? expected(cell) : '403 forbidden'
}
