/**
 * Values as the driver can write them. What it can't write (a circle, a BigInt inside an object) is refused here, before anything
 * is sent: the driver would leave out that statement alone, and carry out the COMMIT that follows.
 */
export function sendable(values: readonly unknown[]): unknown[] {
  return values.map(asSendable)
}

function asSendable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return value
  return Array.isArray(value) ? value.map(asSendable) : JSON.stringify(value)
}
