import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Place } from '../../router/route.ts'
import { settingsRoutes } from './routes.ts'
import { sectionsOf } from './sections.ts'

const page = settingsRoutes.find(({ path }) => path === '/settings/notifications/')

test.each([true, false])(
  'route.37 whoever has notification settings (%s) has the link and the page, nobody else',
  (has) => {
    const viewer = { is_auth: true, has_notification_settings: has } as Viewer
    expect(sectionsOf(viewer).includes('notifications')).toBe(has)
    expect(page?.redirect?.({ viewer } as Place)).toBe(has ? undefined : '/settings/')
  },
)
