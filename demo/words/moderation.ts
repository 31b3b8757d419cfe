import type { ReportReason } from '#domain/rules/moderation/report-reasons.ts'

/** Pictures that someone asked to hide until one wants to see them. */
export const SENSITIVE = [
  { family: 'jewellery', seed: 5 },
  { family: 'cutouts', seed: 3 },
  { family: 'butterflies', seed: 3 },
] as const

type Open = { reason: ReportReason; details: string }

/** What people of the demo world reported, and what staff made of it. */
export const REPORTS = {
  open: [
    { reason: 'spam', details: 'The link leads to a raffle, not to the picture.' },
    { reason: 'my_work', details: 'I drew this. Here it stands without my name.' },
    { reason: 'misinformation', details: 'This plant is not edible, whatever the text says.' },
    { reason: 'other', details: 'The description is in the wrong language on purpose.' },
  ] as const satisfies readonly Open[],
  second: 'Saw the same raffle on three other boards.',
  person: 'Uses the name and the portrait of a shop in my street.',
  harmless: {
    details: 'Nobody builds arches like these.',
    why: 'A picture may show what nobody builds. It breaks no rule.',
  },
  sensitive: {
    details: 'Please hide this until one wants to see it.',
    why: 'Some people would rather choose when to look at this.',
  },
  removed: {
    details: 'This is a copy of my print.',
    why: 'The print was published elsewhere before, under another name.',
    appeal: 'I made the print myself. The other page shows it with my permission.',
  },
  suspended: {
    details: 'Saves the same link on every board it finds.',
    why: 'Hundreds of links to one shop within an hour.',
    appeal: 'Someone had my password that night. I have changed it since.',
  },
  age: { birthday: '1991-04-12', text: 'I typed the year of my daughter by mistake.' },
  words: 'Writes the same to everyone.',
} as const

export const HOSTS = [
  { host: 'free-watches.example', verdict: 'blocked', message: '', note: 'Raffle that asks for card numbers' },
  { host: 'cheap-pills.example', verdict: 'suspicious', message: '', note: 'Redirects in circles' },
  { host: 'after-dark.example', verdict: 'porn', message: '', note: 'Reported by four people' },
] as const
