import { expect, test } from 'vitest'
import { toSharedLink } from './shared-link.ts'

test.each([
  [
    { url: 'https://a.example/b', text: '' },
    { link: 'https://a.example/b', text: '' },
  ],
  [
    { url: '', text: 'Look https://a.example/b' },
    { link: 'https://a.example/b', text: 'Look' },
  ],
  [
    { url: 'https://a.example/b', text: 'Look https://a.example/b' },
    { link: 'https://a.example/b', text: 'Look' },
  ],
  [{ url: 'javascript:alert(1)', text: 'only words ' }, { text: 'only words' }],
  [{ url: 'no link', text: 'http:// is none' }, { text: 'http:// is none' }],
])('app.4 of %j the link and the text are %j', (shared, found) =>
  expect(toSharedLink({ title: '', ...shared })).toEqual(found),
)
