import { describe, expect, test } from 'vitest'
import { findForbiddenImports } from './arrows.ts'
import { listCrowdedRooms } from './floors.ts'

describe('import arrows', () => {
  test.each([
    ['app/start.ts', `import { a } from '#server/a.ts'; const b = () => import('#web/b.tsx')`],
    [
      'web/x.tsx',
      `import { a } from '#ui/Button.tsx'; import type { b } from '#domain/entities/pin.ts'; import 'react'`,
    ],
    ['web/surfaces/home/X.tsx', `import '../../state/store.ts'; import '../grid/PinGrid.tsx'`],
    ['web/PagesView.tsx', `import './PagesView.module.css'`],
    ['server/boards/x.ts', `import '../records/access.ts'; import '../context.ts'; import './y.ts'`],
    ['server/boards/x.server.test.ts', `import '../feed/pool.ts'`],
    [
      'server/pins/x.ts',
      `import * as z from 'zod'; import type { ZodType } from 'zod'; import 'node:fs'; import '#domain/facts.ts'`,
    ],
    ['server/pins/x.server.test.ts', `import { person } from '#server/testing/people.ts'`],
    ['domain/resources/pins.ts', `import '../entities/pin.ts'; import '../rules/pin/type.ts'; import '../resource.ts'`],
    ['domain/rules/pin/type.test.ts', `import 'vitest'; import 'fast-check'; import { readFileSync } from 'node:fs'`],
    ['demo/fill.ts', `import '#server/db/connect.ts'`],
  ])('%s may: %s', (file, source) => {
    expect(findForbiddenImports(file, source)).toEqual([])
  })

  test.each([
    ['server/x.ts', `import { a } from '#web/a.ts'`, 'server/x.ts imports #web/a.ts: server may not import web'],
    ['server/x.ts', `import type { a } from '#app/a.ts'`, 'server may not import app'],
    ['web/x.tsx', `export { a } from '#server/a.ts'`, 'web may not import server'],
    ['web/x.tsx', `const a = () => import('#server/a.ts')`, 'web may not import server'],
    ['web/x.test.tsx', `import '#server/testing/people.ts'`, 'web may not import server'],
    ['ui/Button.tsx', `export * from '#domain/entities/pin.ts'`, 'ui may not import domain'],
    ['demo/x.ts', `import '#web/x.ts'`, 'demo may not import web'],
    ['web/a/x.tsx', `import '../../ui/Button.tsx'`, 'write #ui/Button.tsx'],
    ['domain/rules/a.ts', `import '../resources/pins.ts'`, 'domain/rules may not import domain/resources'],
    ['domain/entities/a.ts', `import '#domain/rules/pin/type.ts'`, 'domain/entities may not import domain/rules'],
    ['domain/text/en.ts', `import '../rules/pin/type.ts'`, 'domain/text may not import domain/rules'],
    ['domain/constants/a.ts', `import 'react'`, 'domain imports no package but zod'],
    ['domain/a.ts', `import 'node:crypto'`, 'domain also runs in browsers'],
    ['ui/a.ts', `import { join } from 'node:path'`, 'ui also runs in browsers'],
    ['server/boards/x.ts', `import '../feed/pool.ts'`, 'boards may not import feed, which does not stand below it'],
    ['server/feed/x.ts', `import type { A } from '../follows/a.ts'`, 'feed may not import follows'],
    ['server/x.ts', `import './records/access.ts'`, '. may not import records'],
    ['server/new/x.ts', `import '../context.ts'`, 'server/new stands on no floor'],
    ['web/surfaces/rows/X.tsx', `import '../grid/PinGrid.module.css'`, 'rows may not import grid'],
    ['server/a.ts', `import { z } from 'zod'`, 'write import * as z'],
    ['server/a.ts', `import z from 'zod'`, 'write import * as z'],
    ['server/a.ts', `import { person } from './testing/people.ts'`, 'testing folders are for tests'],
  ])('%s may not: %s', (file, source, why) => {
    expect(findForbiddenImports(file, source)).toEqual([expect.stringContaining(why)])
  })

  test('a room has at most 40 files beside its tests', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => `server/feed/file-${at}.ts`)
    expect(listCrowdedRooms([...files(40), 'server/feed/home.server.test.ts', 'server/feed/testing/x.ts'])).toEqual([])
    expect(listCrowdedRooms(files(41))).toEqual([expect.stringContaining('server/feed has 41 files')])
    expect(listCrowdedRooms(files(41).map((name) => name.replace('feed', 'pins')))).toHaveLength(1)
  })
})
