/** Rows as text that spreadsheets read, the names of the columns first. */
export function csvOf<T extends Record<string, string | number>>(rows: readonly T[], columns: readonly (keyof T)[]) {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((one) => one.join(',')).join('\r\n')
}
