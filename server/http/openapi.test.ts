import { expect, test } from 'vitest'
import { makeOpenApiDocument } from './openapi.ts'

test('each schema is described once in the document, and every reference leads to a schema', () => {
  const document = makeOpenApiDocument('Bowerbird', 'http://localhost')
  const { schemas } = document.components
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/#\/components\/schemas\/([\w-]+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !(name in schemas))).toEqual([])
  expect(schemas.pin?.properties).toHaveProperty('image_signature')
  const all = Object.values(schemas).map((schema) => JSON.stringify(schema))
  expect(new Set(all).size).toBe(all.length)
  expect(text).not.toContain('9007199254740991')
  expect(text.length).toBeLessThan(700_000)
})

test('wire.9 the short form of an upload is described: what it takes, and what it answers', () => {
  const { post } = makeOpenApiDocument('Bowerbird', 'http://localhost').paths['/upload-image/'] as {
    post: { requestBody: unknown; responses: Record<number, unknown> }
  }
  expect(post.requestBody).toMatchObject({ content: { 'multipart/form-data': { schema: { required: ['img'] } } } })
  const answered = ['success', 'image_url', 'image_signature', 'width', 'height', 'dominant_color']
  expect(post.responses[200]).toMatchObject({ content: { 'application/json': { schema: { required: answered } } } })
})

type Operation = { description?: string; security?: object[] }
type Described = { required?: unknown; properties?: object }

test('api.2 open operations need no session, and all others name what they need', () => {
  const { paths } = makeOpenApiDocument('Bowerbird', 'http://localhost')
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[])
  const open = operations.filter(({ description }) => description?.includes('Access: open.'))
  expect(open.length).toBeGreaterThan(20)
  for (const { security } of open) expect(security).toEqual([])
  for (const one of operations) if (!open.includes(one)) expect(one.security).toMatchObject([{ session: [] }])
})

test('api.2 every property that is required is described, and the document names its license', () => {
  const document = makeOpenApiDocument('Bowerbird', 'http://localhost')
  const missing: string[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { required, properties = {} } = value as Described
    if (Array.isArray(required)) for (const name of required) if (!(name in properties)) missing.push(`${path} ${name}`)
    for (const [name, part] of Object.entries(value)) walk(part, `${path}/${name}`)
  }
  walk(document, '')
  expect(missing).toEqual([])
  expect(document.info.license).toEqual({ name: 'Apache-2.0', identifier: 'Apache-2.0' })
})
