import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrashResource } from '#domain/resources/trash.ts'
import { type Frame, FrameContext } from '../frame.tsx'
import { PlaceContext, RouteContext } from '../router/place.tsx'
import { askedList, type Place, type Route } from '../router/route.ts'
import { useAsked } from './page-asks.ts'

const Options = () => JSON.stringify(useAsked(TrashResource.get))
const place = { path: '/trash/', query: new URLSearchParams('kind=pin') } as Place
const frame = { store: { get: () => ({}) } } as unknown as Frame
const page = (route: Partial<Route>) =>
  renderToStaticMarkup(
    <FrameContext value={frame}>
      <PlaceContext value={place}>
        <RouteContext value={route as Route}>
          <Options />
        </RouteContext>
      </PlaceContext>
    </FrameContext>,
  )

test('a surface asks with the options that its route states', () => {
  const asks: Route['asks'] = ({ query }) => [askedList(TrashResource.get, { kind: query.get('kind') as 'pin' })]
  expect(page({ asks })).toContain('&quot;kind&quot;:&quot;pin&quot;')
  expect(() => page({})).toThrow('The route of this page does not ask TrashResource.')
})
