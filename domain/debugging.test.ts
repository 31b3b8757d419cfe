import { expect, test } from 'vitest'
import { mayDebug, parseDebugSwitches } from './debugging.ts'

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])('ab.2, route.46 an employee: %s, an internal address: %s, may debug: %s', (isEmployee, isInternal, may) =>
  expect(mayDebug({ isEmployee, isInternal })).toBe(may),
)

test('ab.2 deb_ names an experiment and one of its groups', () =>
  expect(
    parseDebugSwitches({ deb_image_only_grid: 'enabled', deb_quick_saves_board: 'maybe', deb_nothing: 'x', q: 'cats' }),
  ).toMatchObject({ groups: { image_only_grid: 'enabled' }, timing: false, experiences: false, panel: false }))

test.each([
  [{}, null],
  [{ q: 'deb_panel', debt: '1', deb_timing: ['1'] }, null],
  [{ deb_timing: '1' }, { timing: true, experiences: false, panel: false, query: 'deb_timing=1' }],
  [
    { deb_experiences: '1', deb_panel: '1' },
    { timing: false, experiences: true, panel: true },
  ],
  [
    { deb_timing: '0', deb_panel: 'yes' },
    { timing: false, panel: false },
  ],
  [{ deb_anything: '' }, { query: 'deb_anything=', groups: {} }],
])('route.20 any parameter that starts with deb_ turns debugging on: %j', (query, expected) => {
  const switches = parseDebugSwitches(query)
  if (expected) expect(switches).toMatchObject(expected)
  else expect(switches).toBeNull()
})
