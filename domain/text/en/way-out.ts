/** The page between here and elsewhere, what the link check says, and the guidelines it refers to. */
export const wayOut = {
  'offsite.blocked': 'This link may lead to spam or to a page that harms you, so we don’t open it.',
  'offsite.suspicious': 'This link may not lead where it says it does, so we don’t open it.',
  'offsite.porn': 'This link may lead to pages with sexual content, so we don’t open it.',
  'offsite.leaving': 'You are leaving {{ product }}',
  'offsite.leadsTo': 'This link leads to another site:',
  'offsite.continue': 'Continue to {{ host }}',
  'offsite.stay': 'Stay here',
  'offsite.expired': 'This link can’t be opened any more',
  'offsite.expiredHint':
    'Links to other sites are good for a short while only. Open it again from the Pin it stands on.',
  'offsite.backToPin': 'Back to the Pin',
  'offsite.home': 'Go to the home page',
  'host.invalid': 'Enter the name of a host, such as shop.example.',
  'host.messageTooLong': 'Messages can have at most 1,000 characters.',
  'guidelines.community': 'Community guidelines',
  'guidelines.communityIntro':
    '{{ product }} is a place to collect what one finds beautiful or useful. These few rules keep it one.',
  'guidelines.kindTitle': 'Be kind',
  'guidelines.kind':
    'Talk to people as you would across a table. Threats, insults, hate against groups of people, and the private details of others are removed, and so is whoever keeps posting them.',
  'guidelines.safeTitle': 'Keep people safe',
  'guidelines.safe':
    'Nothing that sexualises children, glorifies violence, encourages people to hurt themselves, or sells what is illegal or dangerous. Sexual content is not for this place. Pictures that some would rather not meet are covered, or removed.',
  'guidelines.ownTitle': 'Share what you may share',
  'guidelines.own':
    'Pin what is yours or what its source offers, keep the link to where it comes from, and take down what an author asks you to take down.',
  'guidelines.spamTitle': 'Spam and misleading links',
  'guidelines.spam':
    'A link must lead to what its Pin shows. We block links to pages that deceive, that send people on through chains of other addresses, that hide where they lead, that install something, or that are posted over and over to be clicked.',
  'guidelines.spamCheck':
    'Every link is checked before it is opened, by the name of its host and by the address itself. Nothing about you is sent to that host for the check.',
  'guidelines.spamWrong':
    'If a link of yours was blocked by mistake, open its Pin, choose “Report”, and tell us what the page is. A person will look at it.',
  'guidelines.realTitle': 'Be one person',
  'guidelines.real':
    'No accounts that pretend to be someone else, no bought followers or saves, no machine that saves, comments or writes to people on its own.',
  'guidelines.actTitle': 'What happens then',
  'guidelines.act':
    'People report, people decide. Whoever is concerned is told what was decided and why, and may appeal once.',
  'guidelines.merchant': 'Merchant guidelines',
  'guidelines.merchantIntro':
    'A merchant with the check mark has shown us that a shop keeps these promises. We look again at least once a year.',
  'guidelines.shopTitle': 'A real shop',
  'guidelines.shop':
    'The shop runs on its own verified website, says who is behind it, and can be reached by e-mail and by post.',
  'guidelines.priceTitle': 'Honest prices',
  'guidelines.price':
    'Price, shipping and whether a thing can be had are the same on the Pin and on the page. A lowered price was really asked before.',
  'guidelines.returnTitle': 'Clear returns',
  'guidelines.return':
    'How to send something back, by when, and who pays for it stands where one finds it before buying.',
  'guidelines.goodsTitle': 'Goods one may sell',
  'guidelines.goods':
    'No counterfeits, weapons, drugs, tobacco, medicines or living animals, and nothing that the law of the buyer’s country forbids.',
  'guidelines.dataTitle': 'Careful with data',
  'guidelines.data': 'The shop encrypts what buyers type, and asks for nothing that the order does not need.',
} as const
