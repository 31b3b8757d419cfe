import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import type { Mailer } from '../mailer.ts'

type MailLogContext = Pick<House, 'db' | 'newId' | 'clock' | 'log'>

/** Logs each mail for staff, sent or failed: recipient and subject, never its text. */
export function withMailLog(mailer: Mailer, house: MailLogContext): Mailer {
  const { newId, clock, log } = house
  const note = async (receiver: string, subject: string, error: string | null) => {
    try {
      await maintenanceDb(house)
        .insertInto('mail_log')
        .values({ id: newId(), receiver, subject, error, at: clock() })
        .execute()
    } catch (failure) {
      log.warn({ err: failure }, 'a mail could not be noted')
    }
  }
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (failure) {
        await note(mail.to, mail.subject, failure instanceof Error ? failure.message.slice(0, 500) : 'failed')
        throw failure
      }
      await note(mail.to, mail.subject, null)
    },
  }
}
