import type { Route } from '#web/router/route.ts'
import { routes } from '#web/routes.tsx'

const examplesOf = (wanted: readonly Route[]) =>
  wanted.flatMap(({ path, examples }) => examples ?? (/[:*]/.test(path) ? [] : path))

/** What is looked at in every size, theme and direction: every page that has an address in the demo world. */
export const FOR_VISITORS = [...examplesOf(routes.filter(({ signedIn }) => !signedIn)), '/no-such-page/x/y/z/']
export const FOR_MEMBERS = ['/', ...examplesOf(routes.filter(({ signedIn, isForStaff }) => signedIn && !isForStaff))]

export const FOR_STAFF = examplesOf(routes.filter(({ isForStaff }) => isForStaff))

/** By how much the page is wider than its window. */
export const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
