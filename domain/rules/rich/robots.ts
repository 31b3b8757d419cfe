/** Our name in robots.txt. */
export const ROBOT_NAME = 'bowerbird'

const MOST_RULES = 500
const LONGEST_RULE = 500

export type RobotRule = { allow: boolean; path: string }

/**
 * Parses the robots.txt rules that apply to us (RFC 9309): those of our own group, else those for everyone (rich.8).
 */
export function parseRobotsTxt(text: string): RobotRule[] {
  const own: RobotRule[] = []
  const everyones: RobotRule[] = []
  let agents: string[] = []
  let isNaming = false
  let isNamed = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key = '', rest = ''] = /^\s*([a-z-]{1,20})\s*:\s*(.*)$/i.exec(line.split('#', 1)[0] ?? '') ?? []
    const value = rest.trim()
    if (key.toLowerCase() === 'user-agent') {
      agents = isNaming ? [...agents, value.toLowerCase()] : [value.toLowerCase()]
      isNaming = true
      isNamed ||= isOurs(value.toLowerCase())
    } else if (/^(dis)?allow$/i.test(key)) {
      isNaming = false
      if (!value || value.length > LONGEST_RULE) continue
      const rule = { allow: key.toLowerCase() === 'allow', path: value }
      if (agents.some(isOurs) && own.length < MOST_RULES) own.push(rule)
      else if (agents.includes('*') && everyones.length < MOST_RULES) everyones.push(rule)
    }
  }
  return isNamed ? own : everyones
}

const isOurs = (agent: string) => agent.split('/')[0] === ROBOT_NAME

/** The longest matching rule decides; of two with the same length, the one that allows. */
export function mayCrawlPath(rules: readonly RobotRule[], pathAndQuery: string): boolean {
  if (pathAndQuery === '/robots.txt') return true
  let best: RobotRule | undefined
  for (const rule of rules) {
    if (!fits(rule.path, pathAndQuery)) continue
    const longer = rule.path.length - (best?.path.length ?? -1)
    if (longer > 0 || (longer === 0 && rule.allow)) best = rule
  }
  return best?.allow ?? true
}

/** Matches a rule, where `*` is any text and `$` the end, in time linear in both lengths. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$')
  const parts = (isWhole ? rule.slice(0, -1) : rule).split('*')
  const [start = '', ...rest] = parts
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === path.length || (rest.length > 0 && path.endsWith(rest.at(-1) ?? ''))
}
