import { expect, test } from 'vitest'
import { decodePageText } from './decode-page-text.ts'

test.each([
  ['<meta charset=windows-1252>', 'é'],
  ['<META HTTP-EQUIV="content-type" CONTENT="text/html; charset=windows-1252">', 'é'],
  ['<meta charset=windows-1252><meta charset=utf-8>', 'é'],
  ['<!-- <meta charset=windows-1252> -->', '\ufffd'],
  ['<meta name="description" content="charset=windows-1252">', '\ufffd'],
  ['<title>meta charset=windows-1252</title>', '\ufffd'],
  ['<meta charset=utf-16>', '\ufffd'],
  ['', '\ufffd'],
])('%s: a byte of windows-1252 is read as %s', (head, read) =>
  expect(decodePageText(Buffer.concat([Buffer.from(head), Buffer.from([0xe9])]), 'text/html')).toBe(`${head}${read}`),
)
