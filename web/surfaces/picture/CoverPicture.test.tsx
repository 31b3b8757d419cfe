import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CoverImage } from '#domain/entities/board.ts'
import { AppContext, type AppContextValue } from '../../app-context.tsx'
import { CoverPicture } from './CoverPicture.tsx'

const state = { config: { media_url: 'https://media.example' } }
const store = { watch: () => () => {}, get: () => state, first: () => state }
const styleOf = (focus: CoverImage['focus']) => {
  const cover: CoverImage = {
    signature: '0'.repeat(32),
    ext: 'webp',
    dominant_color: '#ffffff',
    ...(focus && { focus }),
  }
  const html = renderToStaticMarkup(
    <AppContext value={{ store } as unknown as AppContextValue}>
      <CoverPicture cover={cover} sizes="75px" />
    </AppContext>,
  )
  return / style="([^"]*)"/.exec(html)?.[1]
}

test('board.16 topic.2 a cover is cropped around its focus, without one around its middle', () => {
  expect(styleOf({ x: 0.25, y: 0.1 })).toBe('object-position:25% 10%')
  expect(styleOf(undefined)).toBeUndefined()
})
