import type { HostVerdict, LinkVerdict } from '#domain/rules/link/verdict.ts'

/** Hosts that are blocked or suspicious by default, subdomains included. Staff may override each of them. */
const SHIPPED: Record<Exclude<LinkVerdict, 'ok'>, string> = {
  // Names that exist only in private or hidden networks, and test pages for malware warnings.
  blocked: `
    onion i2p exit bit invalid home.arpa in-addr.arpa ip6.arpa localdomain
    malware.wicar.org ianfette.org
  `,
  // Sites that reveal to a link's creator the IP address of everyone who opens it.
  suspicious: `
    grabify.link grabify.org grabify.world iplogger.org iplogger.com iplogger.ru iplogger.co 2no.co yip.su iplis.ru
    02ip.ru ezstat.ru blasze.com blasze.tk ps3cfw.com lovebird.guru trulove.guru stopify.co leancoding.co
    spottyfly.com bmwforum.co shrekis.life headshot.monster gaming-at-my.best progaming.monster yourmy.monster
    screenshot.best gamingfun.me catsnthing.com catsnthings.fun curiouscat.club joinmy.site
  `,
  porn: 'xxx porn sex adult sexy',
}

export const SHIPPED_HOSTS: readonly HostVerdict[] = Object.entries(SHIPPED).flatMap(([verdict, hosts]) =>
  hosts
    .trim()
    .split(/\s+/)
    .map((host) => ({ host, verdict: verdict as LinkVerdict, message: '' })),
)
