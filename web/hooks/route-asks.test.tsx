import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrashResource } from '#domain/resources/trash.ts'
import { AppContext, type AppContextValue } from '../app-context.tsx'
import { type Route, type RouteLocation, toRouteListAsk } from '../router/route.ts'
import { RouteContext, RouteLocationContext } from '../router/route-location.tsx'
import { useRouteAskOptions } from './route-asks.ts'

const Options = () => JSON.stringify(useRouteAskOptions(TrashResource.get))
const place = { path: '/trash/', query: new URLSearchParams('kind=pin') } as RouteLocation
const frame = { store: { get: () => ({}) } } as unknown as AppContextValue
const page = (route: Partial<Route>) =>
  renderToStaticMarkup(
    <AppContext value={frame}>
      <RouteLocationContext value={place}>
        <RouteContext value={route as Route}>
          <Options />
        </RouteContext>
      </RouteLocationContext>
    </AppContext>,
  )

test('a surface asks with the options that its route states', () => {
  const asks: Route['asks'] = ({ query }) => [toRouteListAsk(TrashResource.get, { kind: query.get('kind') as 'pin' })]
  expect(page({ asks })).toContain('&quot;kind&quot;:&quot;pin&quot;')
  expect(() => page({})).toThrow('The route of this page does not ask TrashResource.')
})
