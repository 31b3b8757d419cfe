import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import type { SurveyQuestion } from '#domain/rules/guidance/survey-questions.ts'
import type { Say } from '#domain/text/say.ts'

export type SurveyTheme = 'light' | 'dark' | null
type Look = { locale: string; theme: SurveyTheme; product: string; homeUrl: string }
export type SurveyForm = {
  title: string
  text: string
  questions: readonly SurveyQuestion[]
  /** The form was sent without an answer. */
  isIncomplete: boolean
}

/** The page of a survey, which works without script. In a frame its script tells the page around it that it has loaded. */
export function renderSurveyForm(say: Say, look: Look, { title, text, questions, isIncomplete }: SurveyForm): string {
  const body = `<h1>${escapeHtml(title)}</h1>${text && `<p>${escapeHtml(text)}</p>`}
<form method="post">${isIncomplete ? `<p class="error" role="alert">${escapeHtml(say('survey.incomplete'))}</p>` : ''}
${questions.map(renderQuestion).join('\n')}
<button>${escapeHtml(say('survey.send'))}</button></form>`
  return renderPage(look, { title, body, message: 'survey-loaded' })
}

/** What is shown after a survey was answered, or instead of one that can't be. */
export function renderSurveyNote(say: Say, look: Look, note: 'thanks' | 'closed'): string {
  const title = say(`survey.${note}`)
  const body = `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(say(`survey.${note}.more`, { product: look.product }))}</p>
<p class="home"><a href="${escapeHtml(look.homeUrl)}/" target="_top">${escapeHtml(say('survey.home', { product: look.product }))}</a></p></div>`
  return renderPage(look, { title, body, message: note === 'thanks' ? 'survey-finished' : '' })
}

function renderQuestion({ id, text, kind, answers }: SurveyQuestion): string {
  const options = answers.map((answer) => renderAnswer(id, kind, answer)).join('')
  const ends =
    kind === 'scale'
      ? `<div class="ends" aria-hidden="true"><span>${escapeHtml(answers[0]?.text ?? '')}</span><span>${escapeHtml(answers.at(-1)?.text ?? '')}</span></div>`
      : ''
  return `<fieldset class="${kind}"><legend>${escapeHtml(text)}</legend><div class="answers">${options}</div>${ends}</fieldset>`
}

function renderAnswer(question: string, kind: SurveyQuestion['kind'], { id, text }: SurveyQuestion['answers'][number]) {
  const type = kind === 'many' ? 'checkbox' : 'radio'
  // A step of a scale shows its number; the first and the last are also read out by their texts.
  const label = kind === 'scale' && text ? ` aria-label="${escapeHtml(`${id}, ${text}`)}"` : ''
  const shown = kind === 'scale' ? id : (text ?? '')
  return `<label><input type="${type}" name="${question}" value="${id}"${label}><span>${escapeHtml(shown)}</span></label>`
}

function renderPage({ locale, theme, product }: Look, page: { title: string; body: string; message: string }): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} | ${escapeHtml(product)}</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/survey/style.css"></head>
<body data-message="${page.message}"><main>${page.body}</main><script src="/survey/script.js"></script></body></html>
`
}

/** Messages hold nothing secret, so any page that may frame this one gets them. */
export const SURVEY_SCRIPT = `if (parent !== self) {
  document.documentElement.dataset.framed = ''
  const type = document.body.dataset.message
  if (type) parent.postMessage({ type }, '*')
}
document.querySelector('form')?.addEventListener('submit', (event) => {
  if (event.target.dataset.sent !== undefined) event.preventDefault()
  event.target.dataset.sent = ''
})
`

export const SURVEY_STYLE = `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/survey/font.woff2) format("woff2")}
:root{color-scheme:light dark;--ground:light-dark(#fff,#111);--text:light-dark(#15161a,#f3f3f0);--quiet:light-dark(#5c5f6b,#a9abb6);--line:light-dark(#85878f,#7c7e88);--soft:light-dark(#e8ecff,#262d52);--accent:#2b48d8;--accent-text:light-dark(#2b48d8,#9db0ff);--error:light-dark(#b32424,#ff9c94)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}:root[data-framed]{--ground:light-dark(#fff,#1e1e20)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.4 Figtree,system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:48px 24px}[data-framed] main{padding:4px 24px 24px}
h1{margin:0 0 8px;font-size:28px;line-height:1.2;text-wrap:balance}[data-framed] h1{font-size:20px}p{margin:0 0 16px;color:var(--quiet)}.error{color:var(--error)}
fieldset{margin:0 0 24px;padding:0;border:0;min-width:0}legend{padding:0;margin-bottom:12px;font-weight:600}
.answers{display:flex;flex-wrap:wrap;gap:8px}label{position:relative;display:flex}input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}
label span{display:flex;align-items:center;justify-content:center;min-height:44px;min-width:44px;padding:8px 16px;border:1px solid var(--line);border-radius:22px;transition:background-color 120ms}
label:hover span{border-color:var(--text)}input:checked+span{border-color:var(--accent-text);background:var(--soft);box-shadow:inset 0 0 0 1px var(--accent-text)}
input:focus-visible+span,button:focus-visible,a:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
.scale .answers{flex-wrap:nowrap;gap:4px}.scale label{flex:1}.scale label span{flex:1;padding:8px 0;min-width:0}.ends{display:flex;justify-content:space-between;gap:16px;margin-top:8px;font-size:14px;color:var(--quiet)}.ends span:last-child{text-align:end}
button,.home a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border:0;border-radius:22px;background:var(--accent);color:#fff;font:600 16px/1.2 Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer}button:hover,.home a:hover{background:light-dark(#2039b4,#3f5ae6)}
.note{text-align:center;padding-top:8vh}[data-framed] .home{display:none}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`
