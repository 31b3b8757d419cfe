const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A number of bytes in the largest unit of which there is one, as disks are sold: 1.5 GB. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const format = { style: 'unit', unit: UNITS[power - 1] as string, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power)
}
