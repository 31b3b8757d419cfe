import type { accounts as english } from '../en/accounts.ts'

/** Types of businesses, and locked logins. */
export const accounts: Record<keyof typeof english, string> = {
  'login.locked': 'Zu viele Versuche. Bitte warte ein paar Minuten oder wähle ein neues Passwort.',
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
