const LENGTH_MAX = 254
const LOCAL_MAX = 64
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** What two spellings of one address have in common. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Something that can be an e-mail address; whether it is one, only a mail can tell. */
export function isEmail(sent: string): boolean {
  const email = sent.trim()
  const local = email.slice(0, email.lastIndexOf('@'))
  if (email.length > LENGTH_MAX || local.length > LOCAL_MAX) return false
  return SHAPE.test(email) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}
