import type { LinkVerdict } from '#domain/rules/link/verdict.ts'

/** The verdicts of staff on invented hosts. */
export const LINK_HOSTS: readonly { host: string; verdict: LinkVerdict; message: string; note: string }[] = [
  {
    host: 'free-prizes.example',
    verdict: 'blocked',
    message:
      'People told us that this site promises prizes and asks for a deposit. <a href="/about/community-guidelines/#spam">How we decide</a>',
    note: 'Reported eleven times in a week.',
  },
  {
    host: 'miracle-glaze.example',
    verdict: 'suspicious',
    message: '',
    note: 'Sends people on through other addresses.',
  },
  { host: 'after-dark.example', verdict: 'porn', message: '', note: 'Adult pages behind a gallery of plants.' },
  { host: 'nest-pottery.example', verdict: 'ok', message: '', note: 'A shop we know.' },
  { host: 'slow-film-club.example', verdict: 'ok', message: '', note: 'Newsletter with long links; looked at, fine.' },
]

/** Links of single pins: one for each verdict, and some that are suspicious by their URL alone. */
export const SUSPICIOUS_LINKS: readonly { family: string; link: string }[] = [
  { family: 'mountains', link: 'https://www.free-prizes.example/win/a-cabin' },
  { family: 'terrazzo', link: 'https://miracle-glaze.example/offer?go=https%3A%2F%2Fnext.example%2F' },
  { family: 'wildflowers', link: 'https://gallery.after-dark.example/leaves' },
  { family: 'dunes', link: 'https://slow-film-club.example/rolls/36' },
  { family: 'letters', link: 'https://xn--80ak6aa92e.example/type' },
  { family: 'houses', link: 'http://93.184.216.34/atlas' },
]

/** Dead pages, with their former title and description. */
export const GONE_PAGES: readonly { family: string; link: string; title: string; description: string }[] = [
  {
    family: 'herbarium',
    link: 'https://pressed-meadow.example/2019/how-to-press-ferns',
    title: 'How to press ferns so that they stay green',
    description:
      'Two sheets of blotting paper, one heavy atlas, nine days without peeking. The trick is to change the paper on the second evening.',
  },
  { family: 'mushrooms', link: 'https://moss-diary.example/chanterelles', title: '', description: '' },
]

/** Families whose cards link directly to the source instead of a pin page. */
export const FAMILIES_LINKING_OUT = ['cutouts'] as const
