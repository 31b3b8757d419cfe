import type { report as english } from '../en/report.ts'
import type { Part } from '../part.ts'

/** Melden, und was über Fälle gesagt wird. */
export const report: Part<typeof english> = {
  'report.titlePin': 'Diesen Pin melden',
  'report.titleUser': 'Diese Person melden',
  'report.titleComment': 'Diesen Kommentar melden',
  'report.titleMessage': 'Diese Nachricht melden',
  'report.question': 'Was stimmt nicht?',
  'report.spam': 'Spam oder irreführend',
  'report.nudity': 'Nacktheit oder sexuelle Inhalte',
  'report.harassment': 'Belästigung oder Privates',
  'report.hate': 'Hasserfüllt',
  'report.violence': 'Gewalt oder Grausamkeit',
  'report.self_harm': 'Selbstverletzung',
  'report.misinformation': 'Falsche Tatsachen',
  'report.dangerous_goods': 'Gefährliche Waren',
  'report.impersonation': 'Gibt sich als jemand anderes aus',
  'report.my_work': 'Das ist mein Werk',
  'report.other': 'Etwas anderes',
  'report.words': 'Erzähl uns mehr',
  'report.wordsHint': 'Das liest nur unser Team.',
  'report.send': 'Meldung senden',
  'report.cancel': 'Abbrechen',
  'report.thanks': 'Danke',
  'report.thanksSentence': 'Unser Team sieht es sich an. Was daraus wird, steht unter „Meldungen und Verstöße“.',
  'report.follow': 'Deine Meldungen ansehen',
  'report.done': 'Fertig',
}
