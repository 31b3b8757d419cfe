import { resolve4, resolve6, reverse } from 'node:dns/promises'
import { isbot } from 'isbot'

/** The names under which the machines of the big search engines can be found, by what they call themselves. */
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

/** Says who is a bot. One that calls itself a big search engine is believed, when asked to check, only if its address has that name and the name that address. */
export function botJudge(verifies: boolean, names: Names = dns) {
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
