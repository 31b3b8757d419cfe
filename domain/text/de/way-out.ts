import { HOST_MESSAGE_MAX } from '../../constants/limits.ts'

export const wayOut = {
  'offsite.blocked':
    'Dieser Link führt vielleicht zu Spam oder zu einer schädlichen Seite. Deshalb haben wir ihn gesperrt.',
  'offsite.suspicious':
    'Dieser Link führt vielleicht nicht dorthin, wo er hinzuführen vorgibt. Deshalb haben wir ihn gesperrt.',
  'offsite.porn': 'Dieser Link führt vielleicht zu sexuellen Inhalten. Deshalb haben wir ihn gesperrt.',
  'offsite.leaving': 'Du verlässt {{ product }}',
  'offsite.leadsTo': 'Dieser Link führt zu einer anderen Website:',
  'offsite.continue': 'Weiter zu {{ host }}',
  'offsite.stay': 'Hierbleiben',
  'offsite.expired': 'Dieser Link ist abgelaufen',
  'offsite.expiredHint': 'Links zu anderen Websites gelten nur kurze Zeit. Öffne ihn noch einmal über seinen Pin.',
  'offsite.backToPin': 'Zurück zum Pin',
  'offsite.home': 'Zur Startseite',
  'host.invalid': 'Gib einen Hostnamen ein, zum Beispiel shop.example.',
  'host.messageTooLong': `Nachrichten können höchstens ${HOST_MESSAGE_MAX.toLocaleString('de')} Zeichen haben.`,
} as const
