export const wayOut = {
  'offsite.blocked': 'Dieser Link führt vielleicht zu Spam oder zu einer schädlichen Seite. Wir öffnen ihn nicht.',
  'offsite.suspicious': 'Dieser Link führt vielleicht nicht dorthin, wo er vorgibt. Wir öffnen ihn nicht.',
  'offsite.porn': 'Dieser Link führt vielleicht zu sexuellen Inhalten. Wir öffnen ihn nicht.',
  'offsite.leaving': 'Du verlässt {{ product }}',
  'offsite.leadsTo': 'Dieser Link führt zu einer anderen Website:',
  'offsite.continue': 'Weiter zu {{ host }}',
  'offsite.stay': 'Hierbleiben',
  'offsite.expired': 'Dieser Link lässt sich nicht mehr öffnen',
  'offsite.expiredHint':
    'Links zu anderen Websites gelten nur kurze Zeit. Öffne ihn noch einmal von dem Pin aus, auf dem er steht.',
  'offsite.backToPin': 'Zurück zum Pin',
  'offsite.home': 'Zur Startseite',
  'host.invalid': 'Gib den Namen eines Hosts ein, etwa shop.example.',
  'host.messageTooLong': 'Mitteilungen können höchstens 1.000 Zeichen haben.',
} as const
