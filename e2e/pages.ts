/** What is looked at in every size, theme and direction. */
export const FOR_VISITORS = [
  '/',
  '/robin_vale/',
  '/robin_vale/_created/',
  '/robin_vale/pins/',
  '/robin_vale/slow-kitchen/',
  '/login/',
  '/signup/',
  '/password/reset/',
  '/no-such-page/x/y/z/',
]
export const FOR_MEMBERS = [
  '/',
  '/me/',
  '/pin-creation-tool/',
  '/settings/',
  '/settings/profile/',
  '/settings/account/',
  '/settings/security/',
  '/settings/privacy/',
  '/settings/language/',
  '/settings/notifications/',
  '/settings/websites/',
  '/settings/blocked/',
  '/notifications/',
  '/ideas/',
  '/settings/data/',
  '/secure/panic/',
]

/** By how much the page is wider than its window. */
export const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
