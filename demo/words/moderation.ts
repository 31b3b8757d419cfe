import type { ReportReason } from '#domain/rules/moderation/report-reasons.ts'

/** Pictures marked as sensitive on request. */
export const SENSITIVE_PICTURES = [
  { family: 'jewellery', seed: 5 },
  { family: 'cutouts', seed: 3 },
  { family: 'butterflies', seed: 3 },
] as const

type Open = { reason: ReportReason; details: string }

/** Reports by people of the demo world, and what staff decided. */
export const DEMO_REPORTS = {
  open: [
    { reason: 'spam', details: 'The link leads to a raffle, not to the picture.' },
    { reason: 'my_work', details: 'I drew this, and my name isn’t on it.' },
    { reason: 'misinformation', details: 'This plant isn’t edible, no matter what the text says.' },
    { reason: 'other', details: 'The description has nothing to do with the picture.' },
  ] as const satisfies readonly Open[],
  second: 'Saw the same raffle on three other boards.',
  person: 'Uses the name and logo of a shop on my street.',
  harmless: {
    details: 'Nobody builds arches like these, so it must be fake.',
    why: 'It’s a drawing, and drawings can show anything. It doesn’t break our rules.',
  },
  sensitive: {
    details: 'Please hide this until people choose to see it.',
    why: 'Some people would rather choose whether to see this.',
  },
  removed: {
    details: 'This is a copy of my print.',
    why: 'The print was published on another site first, under another name.',
    appeal: 'I made the print myself. The other site has my permission to show it.',
  },
  suspended: {
    details: 'Posts the same link on every board.',
    why: 'Hundreds of links to one shop in an hour.',
    appeal: 'Someone got hold of my password that night. I’ve changed it since.',
  },
  age: { birthday: '1991-04-12', text: 'I typed my daughter’s birth year by mistake.' },
  words: 'Sends the same message to everyone.',
} as const

export const MODERATED_HOSTS = [
  { host: 'free-watches.example', verdict: 'blocked', message: '', note: 'Raffle that asks for card numbers' },
  { host: 'cheap-pills.example', verdict: 'suspicious', message: '', note: 'Redirects in circles' },
  { host: 'after-dark.example', verdict: 'porn', message: '', note: 'Reported by four people' },
] as const
