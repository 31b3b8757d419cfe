import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

test('each thing is described once in the document, and every name in it leads to a description', () => {
  const document = openApi('Bowerbird', 'http://localhost')
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
  const { post } = openApi('Bowerbird', 'http://localhost').paths['/upload-image/'] as {
    post: { requestBody: unknown; responses: Record<number, unknown> }
  }
  expect(post.requestBody).toMatchObject({ content: { 'multipart/form-data': { schema: { required: ['img'] } } } })
  const answered = ['success', 'image_url', 'image_signature', 'width', 'height', 'dominant_color']
  expect(post.responses[200]).toMatchObject({ content: { 'application/json': { schema: { required: answered } } } })
})
