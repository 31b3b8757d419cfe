import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { makeRoutePath, matchRoute } from './match-route.ts'

/** Examples for path parameters that don't accept every word. */
const EXAMPLES: Record<string, string> = {
  pin: '12',
  id: '12',
  news: '12',
  conversation: '12',
  scope: 'pins',
  part: 'best',
  experience: '12',
}

const found = (path: string) => {
  const fits = matchRoute(routes, path)
  return fits && { name: fits.route.name, ...fits.params }
}

test.each([
  ['/', { name: 'home' }],
  ['/homefeed', { name: 'home' }],
  ['/pin/123/', { name: 'closeup', pin: '123' }],
  ['/pin/blue--feathers--123', { name: 'closeup', pin: 'blue--feathers--123' }],
  ['/ada/', { name: 'profile', username: 'ada' }],
  ['/ada/_created/', { name: 'profile', username: 'ada' }],
  ['/ada/_saved', { name: 'profile', username: 'ada' }],
  ['/ada/quiet-rooms/', { name: 'board', username: 'ada', board: 'quiet-rooms' }],
  ['/ada/r%C3%A4ume/t%C3%BCren/', { name: 'section', username: 'ada', board: 'räume', section: 'türen' }],
  ['/me/', { name: 'me' }],
  ['/pin/123/edit/', { name: 'edit-pin', pin: '123' }],
  ['/pin/123/comments', { name: 'closeup', pin: '123' }],
  ['/pin/123/sent', { name: 'pin-sent', pin: '123' }],
  ['/pin/123/feedback/', { name: 'pin-feedback', pin: '123' }],
  ['/pin/create/', { name: 'create' }],
])('route.4 route.7 route.13 %s is %j', (path, expected) => expect(found(path)).toEqual(expected))

test.each([
  ['/pin-editor/', 'create'],
  ['/pin-builder/', 'create'],
  ['/pin-creation-tool/', 'create'],
  ['/story-pin-builder/', 'create-story'],
  ['/idea-pin-builder/', 'create-story'],
])('route.41 %s makes a pin or a story, for whoever is signed in', (path, name) => {
  const fits = matchRoute(routes, path)
  expect([fits?.route.name, fits?.route.signedIn]).toEqual([name, 'create'])
})

test.each(routes.flatMap((route) => [route.path, ...(route.aliases ?? [])]).filter((path) => path !== '/'))(
  'route.25 %s answers with and without its final slash',
  (pattern) => {
    const path = pattern.replace(/:(\w+)/g, (_, param: string) => EXAMPLES[param] ?? 'some')
    expect(found(path.replace(/\/$/, ''))).toEqual(found(`${path.replace(/\/$/, '')}/`))
    expect(found(path)).toBeDefined()
  },
)

test.each(['/help/', '/about', '/resource/', '/236x/', '/Help/some-board/'])('route.18 %s is nobody', (path) => {
  expect(['profile', 'board', 'section']).not.toContain(found(path)?.name)
})

test.each(['/pin/create/', '/pin/create/button/', '/pin/blue--feathers/', '/pin//', '/a/b/c/d/', '/%E0%A4%A/'])(
  'route.23 %s is no page of a pin or person',
  (path) => expect(['closeup', 'profile', 'board', 'section']).not.toContain(found(path)?.name),
)

test('route.23 api.23 an address of an unknown kind raises', () => {
  expect(makeRoutePath(routes, 'board', { username: 'ada', board: 'räume' })).toBe('/ada/r%C3%A4ume/')
  expect(() => makeRoutePath(routes, 'no such page')).toThrow('Unexpected missing route')
})

/** Paths reserved for features that don't exist yet. A feature's author removes its path from this list. */
const MISSING = ['/oauth/', '/app-factory-oauth/', '/signup/sso-business-account/', '/idea-ads-tool/', '/tv/studio/']

test('route.39 route.41 the pages that do not exist yet have no row', () => {
  // Usernames have no hyphens, so these paths can't belong to people.
  expect(MISSING.filter((path) => [undefined, 'profile'].includes(found(path)?.name))).toEqual(MISSING)
})
