import { expect, test } from 'vitest'
import { makePageAssetFinder } from './assets.ts'

const assets = makePageAssetFinder({
  'web/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
    assets: ['assets/figtree-latin-ext-wght-1.woff2'],
  },
  'ui/face.css': { file: 'assets/face.css', isEntry: true },
  'ui/face.ts': { file: 'assets/face.js', isEntry: true },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'web/surfaces/home/Home.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', 'web/entry-client.tsx'],
    css: ['assets/home.css'],
  },
  'web/surfaces/board/Board.tsx': { file: 'assets/board.js', css: ['assets/board.css'] },
})

test('a page names the face, and the styles and scripts of its surface and of what that imports, each once', () => {
  expect(assets.of(['web/surfaces/home/Home.tsx'])).toEqual({
    scripts: ['/assets/entry.js'],
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/home.css'],
    preloads: ['/assets/shared.js', '/assets/home.js'],
    fonts: ['/assets/figtree-latin-ext-wght-1.woff2'],
    face: { style: '/assets/face.css', script: '/assets/face.js' },
  })
})

test('of what is loaded later only the styles are there from the start', () => {
  const { styles, preloads } = assets.of(['web/surfaces/home/Home.tsx'], ['web/surfaces/board/Board.tsx'])
  expect(styles).toEqual(['/assets/shared.css', '/assets/entry.css', '/assets/home.css', '/assets/board.css'])
  expect(preloads).not.toContain('/assets/board.js')
})
