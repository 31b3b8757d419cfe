/**
 * The rooms of server and web, from the lowest floor up: a room imports only rooms on lower floors, and never a
 * neighbor on the same floor. A room is a folder; the files directly in server/ are one room, those directly in web/
 * and web/surfaces/ one each.
 */
export const ROOM_FLOORS: Record<string, string[][]> = {
  server: [
    ['db', 'recommend'],
    ['.'],
    ['experiments'],
    ['facts', 'files', 'mail', 'links', 'events', 'records'],
    ['rich', 'experiences'],
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
    ['translations.ts', 'page-config.ts', 'assets.ts', 'needed-fonts.ts', 'unavailable-page.ts', 'picture-urls.ts'],
    ['state'],
    ['ask.ts', 'service-worker'],
    ['router', 'tracking'],
    ['app-context.tsx', 'document.ts'],
    ['hooks'],
    ['picture', 'failure', 'form', 'scroller', 'seo', 'cookies', 'rows', 'arrange', 'crop'],
    ['save'],
    ['people', 'react', 'reports', 'offsite', 'view', 'text-pages', 'player'],
    ['auth'],
    ['guidance'],
    ['app-upsell', 'board-tiles', 'comments', 'feedback', 'send', 'invite', 'settings'],
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
    ['debugging'],
    ['shell'],
    ['PagesView.tsx', 'first-routes.ts', 'start-installed-app.ts'],
    ['routes.tsx'],
    ['App.tsx'],
    ['entry-client.tsx', 'entry-server.tsx'],
  ],
}

/** The room of a file; undefined for files outside all rooms. */
export function findRoom(file: string): string | undefined {
  const [top = '', ...rest] = file.split('/')
  if (!(top in ROOM_FLOORS)) return undefined
  if (top === 'server') return rest.length > 1 ? rest[0] : '.'
  // A style sheet belongs to its component.
  return (rest[0] === 'surfaces' ? rest[1] : rest[0])?.replace(/\.module\.css$/, '.tsx')
}

const floorOf = (top: string, room: string) => ROOM_FLOORS[top]?.findIndex((floor) => floor.includes(room)) ?? -1

/** Why a file may not import another of the same top folder; undefined if it may. Tests may import everything. */
export function explainForbiddenFloor(file: string, target: string): string | undefined {
  const top = file.split('/')[0] ?? ''
  const [room, other] = [findRoom(file), findRoom(target)]
  if (room === undefined || other === undefined || room === other || !target.startsWith(`${top}/`)) return undefined
  for (const one of [room, other])
    if (floorOf(top, one) < 0) return `${top}/${one} stands on no floor (tools/floors.ts)`
  if (floorOf(top, other) < floorOf(top, room)) return undefined
  return `${room} may not import ${other}, which does not stand below it`
}

const MOST_FILES = 40

/** Rooms with too many files, as a sentence each. Tests don't count. */
export function listCrowdedRooms(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !/\.test\.tsx?$|\/testing\//.test(name))) {
    const room = findRoom(file)
    const name = `${file.split('/')[0]}/${room}`
    if (room && room !== '.') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([name, count]) => `${name} has ${count} files: give one of its ideas a room of its own (at most ${MOST_FILES})`,
    )
}
