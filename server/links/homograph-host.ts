import { domainToUnicode } from 'node:url'

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
/** Letters of other scripts that look exactly like a Latin one. */
const TWINS = /^[аеорсухіјѕһԁԛԝӏвнкмтгпьυνοαικτρωɑɡɩոսհօցզա0-9-]+$/u

/**
 * Returns whether a host name imitates another one: it mixes letters of two scripts, or has only lookalikes of Latin
 * letters.
 */
export function isHomographHost(host: string): boolean {
  return host.split('.').some((part) => {
    if (!part.startsWith('xn--')) return false
    const word = domainToUnicode(part)
    // A label that decodes to nothing, stays unchanged or has invisible or unassigned characters counts as an
    // imitation.
    if (word === '' || word === part || /[\p{Cf}\p{Co}\p{Cn}]/u.test(word)) return true
    return SCRIPTS.filter((script) => script.test(word)).length > 1 || TWINS.test(word)
  })
}
