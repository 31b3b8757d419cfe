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
