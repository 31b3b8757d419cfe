import type { accounts as english } from '../en/accounts.ts'

/** Was der Server über Konten sagt. */
export const accounts: Record<keyof typeof english, string> = {
  'account.switched': 'Du hast in einem anderen Tab das Konto gewechselt. Lade diese Seite neu, um weiterzumachen.',
  'account.notHere': 'Mit diesem Konto bist du in diesem Browser nicht angemeldet.',
  'person.notYou': 'Das kannst du nur für dein eigenes Konto tun.',
  'privacy.tooYoung': 'Unter 16 bleibt ein Profil privat.',
  'locale.unknown': 'Diese Sprache kennen wir nicht.',
  'country.unknown': 'Dieses Land kennen wir nicht.',
  'accountType.unknown': 'Diese Art von Konto kennen wir nicht.',
  'login.locked': 'Zu viele Versuche. Bitte warte ein paar Minuten, oder wähle ein neues Passwort.',
  'mail.tooMany': 'Du hast heute schon viele E-Mails gesendet. Bitte versuche es morgen wieder.',
  'business.brand': 'Marke',
  'business.retailer': 'Einzelhandel',
  'business.local': 'Lokales Geschäft',
  'business.marketplace': 'Online-Marktplatz',
  'business.publisher': 'Verlag oder Medien',
  'business.service': 'Dienstleistung',
  'business.influencer': 'Influencer',
  'business.publicFigure': 'Person des öffentlichen Lebens',
  'business.institution': 'Einrichtung oder Verein',
  'business.other': 'Etwas anderes',
}
