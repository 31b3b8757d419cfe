/** The wire: `created_at` is RFC 2822 text. */
export function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}
