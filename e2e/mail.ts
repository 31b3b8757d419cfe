import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const folder = join(process.env.JOURNEY_DATA ?? '', 'mail')

/** Waits for a mail to this address and returns its link to this path; the journeys' mails are files. */
export async function waitForMailLink(to: string, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      () => {
        link = readMailsTo(to)
          .flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? [])
          .filter((one) => new URL(one).pathname.startsWith(path))
          .at(-1)
        return link
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return link as unknown as string
}

/** All mails to an address as plain text, oldest first. */
export function readMailsTo(address: string): string[] {
  return names()
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail))
    .map(plain)
}

function names(): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
  } catch {
    return []
  }
}

/** Decodes the parts of a mail. */
function plain(mail: string): string {
  return mail
    .split(/\r\n--/)
    .map((part) => {
      if (/^Content-Transfer-Encoding: base64/im.test(part))
        return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64').toString()
      if (!/^Content-Transfer-Encoding: quoted-printable/im.test(part)) return part
      return part
        .replace(/=\r\n/g, '')
        .replace(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
    })
    .join('\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
