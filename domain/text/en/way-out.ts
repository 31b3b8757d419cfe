/** The page between here and elsewhere, what the link check says, and the guidelines it refers to. */
export const wayOut = {
  'offsite.blocked': 'This link may lead to spam or a harmful page, so we blocked it.',
  'offsite.suspicious': 'This link may not lead where it says it does, so we blocked it.',
  'offsite.porn': 'This link may lead to sexual content, so we blocked it.',
  'offsite.leaving': 'You’re leaving {{ product }}',
  'offsite.leadsTo': 'This link goes to another site:',
  'offsite.continue': 'Continue to {{ host }}',
  'offsite.stay': 'Stay here',
  'offsite.expired': 'This link has expired',
  'offsite.expiredHint': 'Links to other sites only work for a short time. Open it again from its Pin.',
  'offsite.backToPin': 'Back to Pin',
  'offsite.home': 'Go to home',
  'host.invalid': 'Enter a host name, such as shop.example.',
  'host.messageTooLong': 'Messages can be up to 1,000 characters.',
  'guidelines.community': 'Community guidelines',
  'guidelines.communityIntro':
    '{{ product }} is a place to collect things you find beautiful or useful. A few rules keep it that way.',
  'guidelines.kindTitle': 'Be kind',
  'guidelines.kind':
    'Talk to people the way you would across a table. We remove threats, insults, hate and other people’s private information, and the accounts of people who keep posting them.',
  'guidelines.safeTitle': 'Keep people safe',
  'guidelines.safe':
    'Don’t post anything that sexualizes children, glorifies violence, encourages self-harm, or sells illegal or dangerous goods. Sexual content doesn’t belong here. We cover or remove pictures that people may find disturbing.',
  'guidelines.ownTitle': 'Share what’s yours to share',
  'guidelines.own':
    'Pin your own work or what its source makes available, keep the link to where it came from, and take things down when their creator asks you to.',
  'guidelines.spamTitle': 'Spam and misleading links',
  'guidelines.spam':
    'A link has to lead to what its Pin shows. We block links to pages that mislead people, bounce them through other addresses, hide where they go or install something, and links that are posted over and over just to get clicks.',
  'guidelines.spamCheck':
    'We check every link before it opens, using the name of its host and the address itself. We don’t send anything about you to that host.',
  'guidelines.spamWrong':
    'If we blocked your link by mistake, open its Pin, choose “Report,” and tell us what the page is. A real person will take a look.',
  'guidelines.realTitle': 'Be yourself',
  'guidelines.real':
    'Don’t impersonate anyone, buy followers or saves, or use bots to save, comment or message people.',
  'guidelines.actTitle': 'What happens if you break the rules',
  'guidelines.act':
    'People report, and people decide. We’ll tell you what we decided and why, and you can appeal once.',
  'guidelines.merchant': 'Merchant guidelines',
  'guidelines.merchantIntro':
    'Merchants with the check mark have shown us that their shop keeps these promises. We check again at least once a year.',
  'guidelines.shopTitle': 'A real shop',
  'guidelines.shop':
    'The shop runs on its own verified website, says who’s behind it, and can be reached by email and by mail.',
  'guidelines.priceTitle': 'Honest prices',
  'guidelines.price':
    'Price, shipping and availability match on the Pin and on the page. A sale price is lower than a price that was really charged before.',
  'guidelines.returnTitle': 'Clear returns',
  'guidelines.return': 'How to return something, by when, and who pays for it is easy to find before you buy.',
  'guidelines.goodsTitle': 'Allowed goods',
  'guidelines.goods':
    'No counterfeits, weapons, drugs, tobacco, medicine or live animals, and nothing that’s illegal where the buyer lives.',
  'guidelines.dataTitle': 'Careful with data',
  'guidelines.data': 'The shop encrypts what buyers enter and only asks for what it needs to fulfill the order.',
} as const
