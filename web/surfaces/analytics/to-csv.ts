/** Formats rows as CSV with a header row. */
export function toCsv<T extends Record<string, string | number>>(rows: readonly T[], columns: readonly (keyof T)[]) {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((one) => one.join(',')).join('\r\n')
}
