import { expect, test, vi } from 'vitest'
import { makeBotDetector } from './bot-detector.ts'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const SMALL = 'SomeCrawler/1.0 (+https://crawler.example/bot)'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const names = {
  nameOf: vi.fn(async (ip: string) =>
    ip === '9.9.9.9' ? [] : [ip === '8.8.4.4' ? 'x.googlebot.com.evil.example' : 'crawl-1.googlebot.com'],
  ),
  addressesOf: async () => ['66.249.66.1'],
}

test.each([
  [GOOGLE, '66.249.66.1', true],
  [GOOGLE, '1.2.3.4', false],
  [GOOGLE, '8.8.4.4', false],
  [GOOGLE, '9.9.9.9', false],
  [SMALL, '1.2.3.4', true],
  [PERSON, '66.249.66.1', false],
])('seo.3 %s from %s is a bot: %s', async (agent, ip, is) =>
  expect(await makeBotDetector(true, names)(agent, ip)).toBe(is),
)

test('seo.3 without the setting the user agent is trusted; with it each IP is looked up once', async () => {
  names.nameOf.mockClear()
  expect(await makeBotDetector(false, names)(GOOGLE, '1.2.3.4')).toBe(true)
  expect(names.nameOf).not.toHaveBeenCalled()
  const judge = makeBotDetector(true, names)
  await judge(GOOGLE, '66.249.66.1')
  await judge(GOOGLE, '66.249.66.1')
  expect(names.nameOf).toHaveBeenCalledTimes(1)
})
