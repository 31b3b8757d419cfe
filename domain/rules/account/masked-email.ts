/** An address so that its owner knows which it is, and nobody else learns it: "a•••@example.org". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}
