const LENGTH_MAX = 254
const LOCAL_MAX = 64
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** Normalizes an email address, so that different spellings of it compare as equal. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Checks the syntax of an email address. Whether it exists, only sending mail can tell. */
export function isEmailLike(sent: string): boolean {
  const email = sent.trim()
  const local = email.slice(0, email.lastIndexOf('@'))
  if (email.length > LENGTH_MAX || local.length > LOCAL_MAX) return false
  return SHAPE.test(email) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}

/** Masks an email address so that only its owner recognizes it: "a•••@example.org". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}
