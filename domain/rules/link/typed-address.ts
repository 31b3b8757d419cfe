/** An address as people type it: without its beginning it is taken for https. Undefined: it is none. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  const isNamed = url.hostname.includes('.') || url.hostname.includes(':') || url.hostname === 'localhost'
  return /^https?:$/.test(url.protocol) && isNamed && !url.username && !url.password ? url.href : undefined
}
