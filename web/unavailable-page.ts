import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'

const WORDS = {
  away: ['away.title', 'away.sentence'],
  upgrading: ['away.title', 'away.upgrading'],
  broken: ['broken.title', 'broken.sentence'],
  too_fast: ['tooFast.title', 'tooFast.sentence'],
  offline: ['offline.title', 'offline.sentence'],
} as const

const RELOADS = ['away', 'upgrading', 'offline']

/** The page shown while the instance can't answer: it needs neither database nor script, and reloads by itself. */
export function renderUnavailablePage(locale: string, kind: keyof typeof WORDS, productName: string): string {
  const words = locale.startsWith('de') ? de : en
  const [title, sentence] = WORDS[kind]
  const again = RELOADS.includes(kind) ? '<meta http-equiv="refresh" content="5">' : ''
  return `<!doctype html>
<html lang="${locale.startsWith('de') ? 'de' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${again}
<title>${words[title]} | ${productName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="margin: 0; background: light-dark(#ffffff, #111111); color: light-dark(#15161a, #f3f3f0)">
<main style="min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; text-align: center; font: 16px/1.4 system-ui, sans-serif">
<img src="/favicon.svg" alt="" width="96" height="96">
<h1 style="margin: 0; font-size: 28px">${words[title]}</h1>
<p style="margin: 0; max-width: 40ch">${words[sentence]}</p>
<p><a href="" style="display: inline-block; padding: 11px 16px; border-radius: 999px; background: #2b48d8; color: #ffffff; font-weight: 600; text-decoration: none">${words['shell.tryAgain']}</a></p>
</main>
</body>
</html>
`
}
