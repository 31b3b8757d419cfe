import type { Logger } from 'vite'

/** Vite warns of its own plugin wherever a class composes one of another file: nothing that a first start should show. */
export function withoutFalseAlarm(logger: Logger): Logger {
  const warnOnce: Logger['warnOnce'] = (text, options) => {
    if (!text.includes('did not pass the `from` option')) logger.warnOnce(text, options)
  }
  return { ...logger, warnOnce }
}
