/**
 * The export's file names by the language of the account (docs/reference/other-wearables.md#container-and-file-names).
 * The kind of a file is judged by its headers; names are used only to skip the journal, and to tell a WHOOP file in an
 * unknown language from a foreign file.
 */
const EXPORT_FILES = [
  ['physiological_cycles.csv', 'sleeps.csv', 'workouts.csv'],
  ['physiologische_zyklen.csv', 'schlaf.csv', 'trainings.csv'],
  ['sueño.csv', 'entrenamientos.csv'],
  ['sommeil.csv', 'entraînements.csv'],
  ['ciclos_fisiológicos.csv', 'sonos.csv', 'treinos.csv'],
].flat()
const JOURNAL_FILES = ['journal_entries.csv', 'logbuch_eintraege.csv', 'entradas_diário.csv']

export function isExportFile(name: string): boolean {
  return EXPORT_FILES.includes(plain(name))
}

/** The journal contains intimate answers, so it is not even unpacked (docs/reference/records.md#journal-entries). */
export function isMarkedAsJournal(name: string): boolean {
  return JOURNAL_FILES.includes(plain(name))
}

/** macOS writes an accent as a separate character. */
const plain = (name: string) => name.normalize('NFC').toLowerCase()
