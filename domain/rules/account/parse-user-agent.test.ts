import { expect, test } from 'vitest'
import { parseUserAgent } from './parse-user-agent.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'Chrome', 'Linux', false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge',
    'Windows',
    false,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1) Gecko/20100101 Firefox/132.0', 'Firefox', 'macOS', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [`Mozilla/5.0 (Linux; Android 15; Tab) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'Chrome', 'Android', false],
  ['', null, null, false],
])('%s is %s on %s', (agent, browser, system, isSmall) =>
  expect(parseUserAgent(agent)).toEqual({ browser, system, isSmall }),
)
