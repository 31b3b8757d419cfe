/** The languages people can say they read. Where a catalogue is missing, English stands in. */
export const LOCALES = `
  en-US en-GB en-AU en-CA en-IN de cs-CZ da-DK el-GR es-419 es-AR es-ES es-MX fi-FI fr fr-CA hi-IN hu-HU id-ID it ja
  ko-KR ms-MY nb-NO nl pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tl-PH tr uk-UA vi-VN ar-SA he-IL bg-BG hr-HR
  zh-CN zh-TW
`
  .trim()
  .split(/\s+/)

export const LOCALE_STANDARD = 'en-US'
export const COUNTRY_STANDARD = 'US'

/** English mirrored from right to left, to try a page's direction; chosen by cookie only. */
export const PSEUDO_LOCALE = 'ar-XB'
