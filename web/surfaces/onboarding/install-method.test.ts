import { expect, test } from 'vitest'
import { selectInstallMethod } from './install-method.ts'

const phone = { isPhone: true, isInstalled: false, isOffered: true, userAgent: 'Android' }
test.each([
  ['a phone whose browser offers it', phone, 'prompt'],
  ['a desktop', { ...phone, isPhone: false }, 'none'],
  ['where it is installed', { ...phone, isInstalled: true }, 'none'],
  ['a phone whose browser can’t', { ...phone, isOffered: false }, 'none'],
  ['an iPhone, which never offers it', { ...phone, isOffered: false, userAgent: 'iPhone' }, 'told'],
])('onboard.11 %s: %o is installed by %s', (_, where, way) => expect(selectInstallMethod(where)).toBe(way))
