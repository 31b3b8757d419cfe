import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { RouteLocation } from '../../router/route.ts'
import { settingsRoutes } from './routes.ts'
import { listSettingsSections } from './sections.ts'

const page = settingsRoutes.find(({ path }) => path === '/settings/notifications/')

test.each([true, false])(
  'route.37 whoever has notification settings (%s) has the link and the page, nobody else',
  (has) => {
    const viewer = { is_auth: true, has_notification_settings: has } as Viewer
    expect(listSettingsSections(viewer).includes('notifications')).toBe(has)
    expect(page?.redirect?.({ viewer } as RouteLocation)).toBe(has ? undefined : '/settings/')
  },
)
