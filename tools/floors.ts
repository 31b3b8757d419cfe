/**
 * The rooms of the server and of the web, from the ground up: a room imports only rooms that stand lower, and never one beside
 * it. A room is a folder; the files directly in server/ are one room, those directly in web/ and web/surfaces/ one each.
 */
export const FLOORS: Record<string, string[][]> = {
  server: [
    ['db', 'recommend'],
    ['.'],
    ['facts', 'files', 'mail', 'links', 'events', 'experiences', 'records'],
    ['rich'],
    ['backup', 'places', 'live', 'feedback', 'analytics', 'link-health'],
    ['auth', 'media'],
    ['video'],
    ['uploads'],
    ['meaning'],
    ['search'],
    ['boards', 'drafts'],
    ['pins', 'shop'],
    ['users'],
    ['comments', 'interests', 'visual', 'messages', 'notifications', 'duplicates'],
    ['follows', 'feed', 'websites', 'moderation', 'invites', 'offsite', 'onboarding', 'text-pages'],
    ['staff', 'today'],
    ['ask'],
    ['outside', 'seo'],
    ['http', 'jobs'],
  ],
  web: [
    ['words.ts', 'page-config.ts', 'assets.ts', 'fonts-for.ts', 'unavailable.ts', 'picture.ts'],
    ['state'],
    ['ask.ts'],
    ['router', 'tracking'],
    ['frame.tsx', 'document.ts'],
    ['hooks'],
    ['picture', 'failure', 'form', 'guidance', 'scroller', 'seo', 'cookies', 'rows', 'arrange', 'crop'],
    ['save'],
    ['people', 'react', 'reports', 'offsite', 'view', 'text-pages', 'player'],
    ['auth'],
    ['board-tiles', 'comments', 'feedback', 'send', 'invite', 'settings'],
    ['pin-card'],
    ['grid', 'drafts', 'rich', 'story', 'pin-editor'],
    ['video-made'],
    ['video-form', 'story-form'],
    ['create'],
    ['board', 'closeup', 'guest', 'ideas', 'notifications', 'onboarding', 'admin'],
    [
      'analytics',
      'board-people',
      'catalogues',
      'demo-mail',
      'duplicates',
      'follow',
      'home',
      'messages',
      'search',
      'shop-tool',
      'shopping',
      'today',
      'trash',
      'videos',
      'visual-search',
    ],
    ['pin-pages', 'profile'],
    ['shell'],
    ['PagesView.tsx', 'first-routes.ts'],
    ['routes.tsx'],
    ['App.tsx'],
    ['entry-client.tsx', 'entry-server.tsx'],
  ],
}

/** The room a file lies in, and undefined for what has none. */
export function roomOf(file: string): string | undefined {
  const [top = '', ...rest] = file.split('/')
  if (!(top in FLOORS)) return undefined
  if (top === 'server') return rest.length > 1 ? rest[0] : '.'
  // A style sheet belongs to what it styles.
  return (rest[0] === 'surfaces' ? rest[1] : rest[0])?.replace(/\.module\.css$/, '.tsx')
}

const floorOf = (top: string, room: string) => FLOORS[top]?.findIndex((floor) => floor.includes(room)) ?? -1

/** Why a file may not import another of the same top folder, and undefined when it may. Tests are free. */
export function wrongFloor(file: string, target: string): string | undefined {
  const top = file.split('/')[0] ?? ''
  const [room, other] = [roomOf(file), roomOf(target)]
  if (room === undefined || other === undefined || room === other || !target.startsWith(`${top}/`)) return undefined
  for (const one of [room, other])
    if (floorOf(top, one) < 0) return `${top}/${one} stands on no floor (tools/floors.ts)`
  if (floorOf(top, other) < floorOf(top, room)) return undefined
  return `${room} may not import ${other}, which does not stand below it`
}

const MOST_FILES = 40

/** Rooms in which too much has come together, a sentence each. Tests don't count. */
export function crowdedRooms(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !/\.test\.tsx?$|\/testing\//.test(name))) {
    const room = roomOf(file)
    const name = `${file.split('/')[0]}/${room}`
    if (room && room !== '.') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([name, count]) => `${name} has ${count} files: give one of its ideas a room of its own (at most ${MOST_FILES})`,
    )
}
