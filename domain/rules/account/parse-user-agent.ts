export type UserAgentDevice = { browser: string | null; system: string | null; isSmall: boolean }

/** The first match wins: many browsers also claim to be the later ones. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (rows: [RegExp, string][], agent: string) => rows.find(([sign]) => sign.test(agent))?.[1] ?? null

/** Parses a user agent into browser, operating system and device size, as people name them. */
export function parseUserAgent(agent: string): UserAgentDevice {
  const system = firstOf(SYSTEMS, agent)
  const isSmall = system === 'iPhone' || (system === 'Android' && /\bMobile\b/.test(agent))
  return { browser: firstOf(BROWSERS, agent), system, isSmall }
}
