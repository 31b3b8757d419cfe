import { domainToUnicode } from 'node:url'

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
/** Letters of other scripts that can't be told from a Latin one. */
const TWINS = /^[аеорсухіјѕһԁԛԝӏвнкмтгпьυνοαικτρωɑɡɩոսհօցզա0-9-]+$/u

/** Whether a host name is written so that it is taken for another: letters of two scripts mixed, or only twins of Latin ones. */
export function looksLikeAnother(host: string): boolean {
  return host.split('.').some((part) => {
    if (!part.startsWith('xn--')) return false
    const word = domainToUnicode(part)
    // What stands for no letters is left as it was.
    if (word === '' || word === part || /[\p{Cf}\p{Co}\p{Cn}]/u.test(word)) return true
    return SCRIPTS.filter((script) => script.test(word)).length > 1 || TWINS.test(word)
  })
}
