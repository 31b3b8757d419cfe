import { expect, test } from 'vitest'
import { resolveGatewayCall } from './resource-routes.ts'

const paths = {
  GET: '/v3/things/7/',
  POST: '/v3/things/7/',
  PUT: '/v3/things/7/',
  PATCH: '/v3/things/7/',
  DELETE: '/v3/things/7/',
}
const find = (method: string, path: string) =>
  paths[method as keyof typeof paths] === path ? { question: { name: method } as never, options: { id: '7' } } : null

test.each([
  ['get', {}, 'GET'],
  ['create', {}, 'POST'],
  ['update', {}, 'PUT'],
  ['update', { patch_instead_of_put: true }, 'PATCH'],
  ['update', { patch_instead_of_put: 'true' }, 'PATCH'],
  ['update', { patch_instead_of_put: 'false' }, 'PUT'],
  ['create', { patch_instead_of_put: true }, 'POST'],
  ['delete', {}, 'DELETE'],
] as const)('api.20 %s with %j goes by %s', (verb, flags, method) => {
  const found = resolveGatewayCall(verb, { url: '/v3/things/7/', data: { word: 'a' }, ...flags }, find)
  expect(found.question.name).toBe(method)
  expect(found.options).toEqual({ id: '7', word: 'a' })
})

test('api.20 the ignore-bookmark flag asks for the first page', () => {
  const asked = { url: '/v3/things/7/', bookmarks: ['later'] }
  expect(resolveGatewayCall('get', asked, find).options).toEqual({ id: '7', bookmarks: ['later'] })
  expect(resolveGatewayCall('get', { ...asked, ignore_bookmark: true }, find).options).toEqual({ id: '7' })
  expect(resolveGatewayCall('get', { ...asked, ignore_bookmark: 'false' }, find).options).toEqual({
    id: '7',
    bookmarks: ['later'],
  })
})
