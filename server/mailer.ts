export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  locale: string
  headers?: Record<string, string>
}

/** Sends mails; without a mail server they become files. */
export type Mailer = { send(mail: Mail): Promise<void> }
