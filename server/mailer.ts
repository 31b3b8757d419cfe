export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  locale: string
  headers?: Record<string, string>
}

/** Sends mails, or writes them to files when there is no mail server. */
export type Mailer = { send(mail: Mail): Promise<void> }
