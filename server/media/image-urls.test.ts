import { expect, test } from 'vitest'
import { parseOwnSignature, toImageUrl } from './image-urls.ts'

const signature = 'abcdef0123456789abcdef0123456789'
const settings = { publicUrl: 'https://pins.example.org', mediaUrl: 'https://cdn.example.org/p' }
const path = `/originals/ab/cd/ef/${signature}.jpg`

test.each([
  toImageUrl(settings, '736x', signature, 'jpg'),
  `https://pins.example.org${path}`,
  `https://cdn.example.org/p${path}?v=1`,
  path,
])('%s is a picture of ours', (url) => expect(parseOwnSignature(settings, url)).toBe(signature))

test.each([
  `https://elsewhere.example${path}`,
  `https://pins.example.org.evil.example${path}`,
  `https://cdn.example.org${path}`,
  'https://pins.example.org/pin/1/',
  `//elsewhere.example${path}`,
  '',
])('%j is not', (url) => expect(parseOwnSignature(settings, url)).toBeNull())
