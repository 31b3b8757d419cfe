/**
 * Converts values to a form that the driver can serialize, and throws for those it can't (a cycle, a BigInt in an
 * object). The driver itself would only skip that statement and still execute the COMMIT after it.
 */
export function toDriverValues(values: readonly unknown[]): unknown[] {
  return values.map(asSendable)
}

function asSendable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value
  return Array.isArray(value) ? value.map(asSendable) : JSON.stringify(value)
}
