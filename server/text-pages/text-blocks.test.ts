import { expect, test } from 'vitest'
import { PAGE_BODY_MAX } from '#domain/constants/text-pages.ts'
import type { Block } from '#domain/entities/text-page.ts'
import { toTextBlocks } from './text-blocks.ts'

const blanks = { product: 'Nest', operator: 'Bower *Club*', contact: 'hello@nest.example', event_days: '90' }
const read = (body: string) => toTextBlocks(body, blanks)
const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans })

test('headings, paragraphs, lists, links and bold words are read', () => {
  const { blocks, wrongLinks } = read(
    '## First\n\nOne **bold** and a [link](/help/).\nNext line.\n\n- a\n- [**b**](https://b.example)\n\n1. c\n\n### Small',
  )
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'first', spans: [{ text: 'First' }] },
    paragraph(
      { text: 'One ' },
      { text: 'bold', bold: true },
      { text: ' and a ' },
      { text: 'link', href: '/help/' },
      { text: '.\nNext line.' },
    ),
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b', bold: true, href: 'https://b.example' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'c' }]] },
    { kind: 'heading', level: 3, id: 'small', spans: [{ text: 'Small' }] },
  ])
  expect(wrongLinks).toEqual([])
})

test('a heading is found by the name behind it, else by its words, and no two by the same', () => {
  const ids = read('# Über uns!\n\n## Spam {#spam}\n\n## Spam {#spam}\n\n## …').blocks.map((block) =>
    block.kind === 'heading' ? [block.id, block.level, block.spans[0]?.text] : [],
  )
  expect(ids).toEqual([
    ['u-ber-uns', 2, 'Über uns!'],
    ['spam', 2, 'Spam'],
    ['spam-2', 2, 'Spam'],
    ['part', 2, '…'],
  ])
})

test.each([
  '<script>alert(1)</script>',
  'a <b onclick="x()">b</b>',
  '<img src=x onerror=alert(1)>',
  '![picture](https://a.example/p.png)',
  '`code` and ~~gone~~',
  '| a | b |\n|---|---|\n| c | d |',
  '> quoted',
  '    indented',
  '```\nfenced\n```',
  '[named]: https://a.example',
])('what is not read stays text: %s', (body) => {
  const { blocks, wrongLinks } = read(body)
  const texts = blocks.flatMap((block: Block) => (block.kind === 'paragraph' ? block.spans : []))
  expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true)
  expect(texts.map(({ text }) => text).join('')).toContain(body.trim().split('\n')[0]?.slice(0, 6))
  expect(texts.filter(({ href }) => href && !href.startsWith('https://a.example'))).toEqual([])
  expect(wrongLinks).toEqual([])
})

test('what the settings say stands in the text as it is, and how to reach the operator is a link', () => {
  expect(read('{{ product }} by {{ operator }}: **{{ contact }}** {{ other }}').blocks).toEqual([
    paragraph(
      { text: 'Nest by Bower *Club*: ' },
      { text: 'hello@nest.example', bold: true, href: 'mailto:hello@nest.example' },
      { text: ' {{ other }}' },
    ),
  ])
  const web = { ...blanks, contact: 'https://nest.example/form' }
  expect(JSON.stringify(toTextBlocks('{{ contact }}', web).blocks)).toContain('"href":"https://nest.example/form"')
})

test('lists inside of lists stand on one level', () => {
  expect(read('- a\n  - b\n    - c\n- d').blocks).toEqual([
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }], [{ text: 'd' }]] },
  ])
})

test('a link that leads where none may is told, and is no link', () => {
  const { blocks, wrongLinks } = read('[x](javascript:alert(1)) [y](//evil.example) [z](/fine/)')
  expect(wrongLinks).toEqual(['javascript:alert(1)', '//evil.example'])
  expect(blocks).toEqual([paragraph({ text: 'x y ' }, { text: 'z', href: '/fine/' })])
})

test.each([
  ['stars', '**'.repeat(15_000)],
  ['bars', '__'.repeat(15_000)],
  ['both', '*_'.repeat(15_000)],
  ['words between stars', '**a '.repeat(10_000)],
  ['a list in a list', Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
])('a text of nothing but %s holds up nobody', (_, body) => {
  expect(body.length).toBeLessThanOrEqual(PAGE_BODY_MAX)
  const began = process.cpuUsage()
  read(body)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1_000)
})

test('more than three marks in a row stay as they are written', () => {
  expect(read('One **** two ***bold***').blocks).toEqual([
    paragraph({ text: 'One **** two ' }, { text: 'bold', bold: true }),
  ])
})
