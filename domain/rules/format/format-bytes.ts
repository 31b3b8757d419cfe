const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a number of bytes with the largest fitting decimal unit: 1.5 GB. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const format = { style: 'unit', unit: UNITS[power - 1] as string, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power)
}
