import type { demoMail as english } from '../en/demo-mail.ts'
import type { TextCataloguePart } from '../part.ts'

/** The mailbox page of a demo. */
export const demoMail: TextCataloguePart<typeof english> = {
  'demoMail.title': 'Demo-Postfach',
  'demoMail.sentence':
    'Diese Demo verschickt keine echten E-Mails. E-Mails an deine Adresse findest du hier, und nur du kannst sie sehen.',
  'demoMail.empty': 'Noch keine E-Mails. Sobald wir dir schreiben, findest du es hier.',
  'demoMail.again': 'Nach neuen E-Mails schauen',
}
