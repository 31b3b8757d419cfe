/** Supported locales. The settings offer those with translations; the others fall back to English. */
export const LOCALES = `
  en-US en-GB en-AU en-CA en-IN de cs-CZ da-DK el-GR es-419 es-AR es-ES es-MX fi-FI fr fr-CA hi-IN hu-HU id-ID it ja
  ko-KR ms-MY nb-NO nl pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tl-PH tr uk-UA vi-VN ar-SA he-IL bg-BG hr-HR
  zh-CN zh-TW
`
  .trim()
  .split(/\s+/)

export const DEFAULT_LOCALE = 'en-US'
export const DEFAULT_COUNTRY = 'US'

/** Pseudo-locale for testing right-to-left layout: mirrored English, chosen by cookie only. */
export const PSEUDO_LOCALE = 'ar-XB'
