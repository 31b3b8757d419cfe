import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSON_FLAG_NAMES, PERSON_FLAGS } from '#domain/constants/person-settings.ts'
import { UserSettingsResource } from '#domain/resources/account.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
})
afterAll(() => world.end())

test.each(PERSON_FLAG_NAMES)('wire.13 %s is as usual until someone says otherwise, and is said alone', async (name) => {
  const flag: { usual: boolean; forBrowser?: true } = PERSON_FLAGS[name]
  const ada = await world.person()
  const ask = world.as(ada)
  const before = await ask(UserSettingsResource.get, {})
  expect(before[name]).toBe(flag.usual)
  expect(await ask(UserSettingsResource.update, { [name]: String(!flag.usual) })).toEqual({
    ...before,
    [name]: !flag.usual,
  })
  const { settings } = await world.house.db
    .selectFrom('users')
    .select('settings')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(settings).toEqual({ [name]: !flag.usual })
  expect(await ask(UserSettingsResource.update, { [name]: flag.usual })).toEqual(before)
})

test.each(PERSON_FLAG_NAMES)(
  'wire.13 the browser knows %s of whoever looks, if that is for the browser',
  async (name) => {
    const flag: { usual: boolean; forBrowser?: true } = PERSON_FLAGS[name]
    const ada = await world.person()
    await world.as(ada)(UserSettingsResource.update, { [name]: !flag.usual })
    const seen = async (who: typeof ada | null) => Reflect.get(await world.as(who)(UserSessionResource.get, {}), name)
    expect([await seen(null), await seen(await world.person()), await seen(ada)]).toEqual(
      flag.forBrowser ? [flag.usual, flag.usual, !flag.usual] : [undefined, undefined, undefined],
    )
  },
)
