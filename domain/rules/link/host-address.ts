const DOTTED = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/

/** What kind of place a host of a read address is: a name, an address of the open internet, or one nobody outside can reach. */
export function hostKind(hostname: string): 'name' | 'address' | 'private' {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return /^\[2[0-9a-f]{3}:/.test(host) && !/^\[200[12]:/.test(host) ? 'address' : 'private'
  const numbers = DOTTED.exec(host)?.slice(1).map(Number)
  if (numbers) return isPrivate(numbers as [number, number, number, number]) ? 'private' : 'address'
  // A name without a dot, or under one of these, is known inside a house only.
  return !host.includes('.') || /\.(local|localhost|internal|lan|intranet|corp|home|arpa)$/.test(host)
    ? 'private'
    : 'name'
}

function isPrivate([a, b, c]: [number, number, number, number]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  )
}
