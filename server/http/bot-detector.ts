import { resolve4, resolve6, reverse } from 'node:dns/promises'
import { isbot } from 'isbot'

/** Host name suffixes of the big search engines' crawlers, by user agent. */
const BIG: readonly (readonly [RegExp, readonly string[]])[] = [
  [/googlebot|google-inspectiontool|storebot-google/i, ['googlebot.com', 'google.com']],
  [/bingbot|adidxbot|bingpreview/i, ['search.msn.com']],
  [/applebot/i, ['applebot.apple.com']],
  [/yandex(bot|images)/i, ['yandex.ru', 'yandex.net', 'yandex.com']],
  [/baiduspider/i, ['baidu.com', 'baidu.jp']],
  [/duckduckbot/i, ['duckduckgo.com']],
]
const KEPT = 1000

type Names = { nameOf: (ip: string) => Promise<string[]>; addressesOf: (name: string) => Promise<string[]> }

const dns: Names = {
  nameOf: reverse,
  addressesOf: async (name) =>
    (await Promise.allSettled([resolve4(name), resolve6(name)])).flatMap((found) =>
      found.status === 'fulfilled' ? found.value : [],
    ),
}

/**
 * Makes a function that tells whether a client is a bot. With `verifies`, a client that claims to be a big search
 * engine must prove it by reverse and forward DNS.
 */
export function makeBotDetector(verifies: boolean, names: Names = dns) {
  const known = new Map<string, Promise<boolean>>()
  return async (agent: string, ip: string): Promise<boolean> => {
    if (!isbot(agent)) return false
    const domains = verifies ? BIG.find(([called]) => called.test(agent))?.[1] : undefined
    if (!domains) return true
    const key = `${ip} ${domains[0]}`
    const judged = known.get(key) ?? isOneOf(ip, domains, names)
    if (known.size > KEPT) known.clear()
    known.set(key, judged)
    return judged
  }
}

async function isOneOf(ip: string, domains: readonly string[], { nameOf, addressesOf }: Names): Promise<boolean> {
  try {
    const own = (await nameOf(ip)).find((name) => domains.some((domain) => name.endsWith(`.${domain}`)))
    return own !== undefined && (await addressesOf(own)).includes(ip)
  } catch {
    return false
  }
}
