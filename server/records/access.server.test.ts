import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#domain/resource.ts'
import { BoardFeedResource, BoardsResource } from '#domain/resources/boards.ts'
import { ExploreLocalResource, RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import * as users from '#domain/resources/users.ts'
import { QUESTIONS } from '../ask/answers.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import {
  openVisibilityWorld,
  VISIBILITY_CASES,
  VISIBILITY_ROLES,
  type VisibilityCase,
  type VisibilityRole,
  type VisibilityScene,
  type VisibilityWorld,
} from '../testing/visibility-world.ts'

type PolicyName = Question['access']['policy']

let world: VisibilityWorld
let image_base64: string
const A_STORY = JSON.stringify({
  metadata: { pin_title: 'A story' },
  pages: [{ blocks: [{ type: 'story_pin_paragraph_block', text: 'Once' }] }],
})
/** A section on the board of each scene. */
/** Guidance that is paused, so that nobody sees it. */
const TIP = JSON.stringify({
  name: 'x',
  form: 'neutral_callout',
  display_data: { message: 'x' },
  placements: [1],
  targeting: {},
  priority: 0,
  starts_at: null,
  ends_at: null,
  frequency: null,
  exclusion_group: null,
  status: 'paused',
  triggerable_placed_exps: [],
})

const sections = new Map<VisibilityScene, string>()
const sectionOf = (scene: VisibilityScene) => sections.get(scene)

/** The fan's comment on the pin of each scene, with its aggregate. */
const said = new Map<VisibilityScene, { comment_id: string; object_id: string }>()
const saidOf = (scene: VisibilityScene) => said.get(scene) as { comment_id: string; object_id: string }

async function sayThings(scene: VisibilityScene) {
  const { db, newId } = world.house
  const id = newId()
  const { aggregate_id } = await db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', scene.pin)
    .executeTakeFirstOrThrow()
  const row = { aggregate_id, id, pin_id: scene.pin, user_id: world.fan.id, kind: 'tried', text: 'It holds' }
  await db.insertInto('comments').values(row).execute()
  await db.updateTable('aggregates').set({ comment_count: 1 }).where('id', '=', aggregate_id).execute()
  said.set(scene, { comment_id: id, object_id: aggregate_id })
}

beforeAll(async () => {
  world = await openVisibilityWorld()
  for (const scene of world.scenes.values()) await sayThings(scene)
  for (const scene of world.scenes.values()) {
    if (!scene.board) continue
    const id = world.house.newId()
    const section = { id, board_id: scene.board, title: 'Part', slug: 'part', position: 'a0' }
    await world.house.db.insertInto('sections').values(section).execute()
    await world.house.db.updateTable('boards').set({ section_count: 1 }).where('id', '=', scene.board).execute()
    sections.set(scene, id)
  }
  image_base64 = await makeTestPicture()
}, 120_000)
afterAll(() => world.end())

/** Which roles may see which case. A role that is not named gets a 404. */
const UNCONCERNED: VisibilityRole[] = ['visitor', 'bot', 'other', 'partner', 'employee', 'invited']
const MEMBERS: VisibilityRole[] = ['collaborator with every right', 'collaborator without a right']
const ALL_BUT_BLOCKED: VisibilityRole[] = [...UNCONCERNED, ...MEMBERS, 'owner']
const BOARD_PEOPLE: VisibilityRole[] = [...MEMBERS, 'owner']
const NOBODY: VisibilityRole[] = []
const OWNER: VisibilityRole[] = ['owner']

type Sees = {
  pin: VisibilityRole[]
  board: VisibilityRole[]
  person: VisibilityRole[]
  isListed: boolean
  isBoardListed: boolean
  savers: VisibilityRole[]
}
const open: Sees = {
  pin: ALL_BUT_BLOCKED,
  board: ALL_BUT_BLOCKED,
  person: ALL_BUT_BLOCKED,
  isListed: true,
  isBoardListed: true,
  savers: ALL_BUT_BLOCKED,
}
const gone: Sees = { pin: NOBODY, board: NOBODY, person: NOBODY, isListed: false, isBoardListed: false, savers: NOBODY }
const unfinished: Sees = { ...open, pin: OWNER, isListed: false, savers: OWNER }
const taken: Sees = { ...open, pin: NOBODY, isListed: false, savers: NOBODY }
const TABLE: Record<VisibilityCase, Sees> = {
  'board public': open,
  'board protected': { ...open, isListed: false, isBoardListed: false },
  'board secret': {
    ...open,
    pin: BOARD_PEOPLE,
    board: BOARD_PEOPLE,
    isListed: false,
    isBoardListed: false,
    savers: OWNER,
  },
  'board archived': { ...open, isListed: false, isBoardListed: false },
  'board trashed': { ...gone, person: ALL_BUT_BLOCKED },
  'no board': { ...open, isBoardListed: false },
  'pin draft': unfinished,
  'pin scheduled': unfinished,
  'pin waiting': { ...open, isListed: false },
  'pin trashed': taken,
  'pin removed': taken,
  'owner private': {
    pin: BOARD_PEOPLE,
    board: BOARD_PEOPLE,
    person: OWNER,
    isListed: false,
    isBoardListed: false,
    savers: OWNER,
  },
  'owner deactivated': gone,
  'owner suspended': gone,
}

const isSignedIn = (role: VisibilityRole) => role !== 'visitor' && role !== 'bot'
const isGone = (name: VisibilityCase) => name === 'owner deactivated' || name === 'owner suspended'

type Cell = { role: VisibilityRole; name: VisibilityCase; sees: Sees }
type Expectation = (cell: Cell) => string
const either = (may: boolean, no: string) => (may ? 'ok' : no)
const signedIn =
  (then: Expectation): Expectation =>
  (cell) =>
    isSignedIn(cell.role) ? then(cell) : 'not_signed_in'

const seesPin: Expectation = ({ role, sees }) => either(sees.pin.includes(role), 'no_pin')
const seesBoard: Expectation = ({ role, sees }) => either(sees.board.includes(role), 'no_board')
const seesPerson: Expectation = ({ role, sees }) => either(sees.person.includes(role), 'no_user')
const after =
  (first: Expectation, then: Expectation): Expectation =>
  (cell) => {
    const told = first(cell)
    return told === 'ok' ? then(cell) : told
  }
const only =
  (roles: VisibilityRole[]): Expectation =>
  ({ role }) =>
    either(roles.includes(role), 'forbidden')
const WITH_RIGHT: VisibilityRole[] = ['owner', 'collaborator with every right']

const seesSection: Expectation = ({ role, sees }) => either(sees.board.includes(role), 'no_section')
const always =
  (told: string): Expectation =>
  () =>
    told
const onBoard = (then: Expectation): Expectation => signedIn(after(seesBoard, then))
const mayAdd: Expectation = (cell) => only(cell.name === 'board archived' ? NOBODY : WITH_RIGHT)(cell)
/** Whether the board's list has a pin that its people see. */
const isPinOnBoard = (name: VisibilityCase) =>
  !['pin draft', 'pin scheduled', 'pin trashed', 'pin removed'].includes(name)
const ASKED: VisibilityRole[] = ['invited', ...MEMBERS]
const isBoardThere = (name: VisibilityCase) => name !== 'board trashed'
/** Expected results of declining, leaving, or having nothing to decline. */
const takesOneselfOff: Expectation = signedIn((cell) => {
  // People can leave a board even if they no longer see it.
  if ((cell.role === 'invited' || MEMBERS.includes(cell.role)) && isBoardThere(cell.name)) return 'ok'
  const told = seesBoard(cell)
  if (told !== 'ok') return told
  return cell.role === 'owner' ? 'forbidden' : 'not_found'
})
const boardOf = ({ board }: VisibilityScene) => ({ board_id: board })
const cell = (of: (scene: VisibilityScene) => unknown, told: Expectation) => ({ of, told, needsBoard: true })

/** Questions that change boards, their people, or many pins at once. */
const BOARDS = {
  'BoardResource.delete': cell(boardOf, onBoard(only(OWNER))),
  'BoardArchiveResource.create': cell(boardOf, onBoard(only(OWNER))),
  'BoardArchiveResource.delete': cell(boardOf, onBoard(only(OWNER))),
  'BoardMergeResource.create': cell(
    ({ board }) => ({ board_id: board, into_board_id: '1' }),
    onBoard(after(only(OWNER), always('no_board'))),
  ),
  'BoardOrderResource.update': cell(
    ({ board }) => ({ board_id: board, before_id: board }),
    onBoard(always('bad_input')),
  ),
  'BoardPinOrderResource.update': cell(
    ({ board, pin }) => ({ board_id: board, pin_id: pin, before_id: pin }),
    onBoard(after(only(WITH_RIGHT), always('bad_input'))),
  ),
  'BoardFollowResource.create': cell(
    boardOf,
    onBoard(({ role }) => either(role !== 'owner', 'bad_input')),
  ),
  'BoardFollowResource.delete': cell(boardOf, onBoard(always('ok'))),
  'BoardSectionResource.get': cell((scene) => ({ section_id: sectionOf(scene) }), seesSection),
  'BoardSectionPinsResource.get': cell((scene) => ({ section_id: sectionOf(scene) }), seesSection),
  'BoardSectionEditResource.create': cell(
    (scene) => ({ section_id: sectionOf(scene), name: 'New' }),
    signedIn(after(seesSection, only(WITH_RIGHT))),
  ),
  'BoardSectionEditResource.delete': cell(
    (scene) => ({ section_id: sectionOf(scene) }),
    signedIn(after(seesSection, only(WITH_RIGHT))),
  ),
  'BoardSectionOrderResource.update': cell(
    (scene) => ({ section_id: sectionOf(scene), before_id: sectionOf(scene) }),
    signedIn(after(seesSection, after(only(WITH_RIGHT), always('bad_input')))),
  ),
  'BoardInvitesResource.get': cell(boardOf, seesBoard),
  'BoardInviteResource.get': cell(
    boardOf,
    signedIn(({ role, name }) => either(ASKED.includes(role) && isBoardThere(name) && !isGone(name), 'not_found')),
  ),
  'BoardInviteResource.create': cell(
    ({ board }) => ({ board_id: board, invited_user_ids: [world.fan.id] }),
    onBoard(only(WITH_RIGHT)),
  ),
  'BoardInviteResource.update': cell(
    boardOf,
    signedIn(({ role, name }) => either(ASKED.includes(role) && isBoardThere(name) && !isGone(name), 'no_board')),
  ),
  'BoardInviteResource.delete': cell(boardOf, takesOneselfOff),
  'BoardEmailInviteResource.create': cell(
    ({ board }) => ({ board_id: board, emails: ['someone@example.test'] }),
    onBoard(only(WITH_RIGHT)),
  ),
  'BoardCollaboratorResource.update': cell(
    ({ board }) => ({ board_id: board, invited_user_id: world.fan.id, permissions: [] }),
    onBoard(after(only(OWNER), always('no_user'))),
  ),
  'BoardCollaboratorResource.delete': cell(boardOf, takesOneselfOff),
  'BulkEditResource.create': cell(({ board, otherPin }) => ({ board_id: board, pin_ids: [otherPin] }), onBoard(mayAdd)),
  'BulkEditResource.update': cell(
    ({ board, pin }) => ({ board_id: board, pin_ids: [pin] }),
    onBoard(after(mayAdd, seesPin)),
  ),
  'BulkEditSelectAllResource.create': cell(
    ({ board }) => ({ board_id: board, to_board_id: board }),
    onBoard(
      after(mayAdd, ({ role, name, sees }) => either(!isPinOnBoard(name) || sees.savers.includes(role), 'forbidden')),
    ),
  ),
  'BulkEditSelectAllResource.update': cell(({ board }) => ({ board_id: board, to_board_id: board }), onBoard(mayAdd)),
  'BulkEditSelectAllResource.delete': cell(
    boardOf,
    onBoard(after(only(BOARD_PEOPLE), (asked) => (isPinOnBoard(asked.name) ? only(WITH_RIGHT)(asked) : 'ok'))),
  ),
} as const

const hearsOf: Expectation = ({ role, sees }) => either(sees.pin.includes(role), 'not_found')
/** On pins that only a board's people see, they need the right to comment. */
const mayTalk: Expectation = signedIn(
  after(seesPin, ({ role, name }) =>
    either(!(['board secret', 'owner private'].includes(name) && role === 'collaborator without a right'), 'forbidden'),
  ),
)
const thingOf = (scene: VisibilityScene) => ({ object_id: saidOf(scene).object_id })
const tryOf = (scene: VisibilityScene) => ({ user_did_it_data_id: saidOf(scene).comment_id })
const silences = signedIn(after(hearsOf, only(['owner', 'employee'])))

/** Comments are read by everyone who sees the aggregate, and deleted by its creator and staff. */
const COMMENTS = {
  'AggregatedCommentResource.get': { of: thingOf, told: seesPin },
  'AggregatedCommentFeedResource.get': { of: thingOf, told: seesPin },
  'UnifiedCommentsResource.get': {
    of: (scene: VisibilityScene) => ({ aggregated_pin_id: saidOf(scene).object_id, pin_id: scene.pin }),
    told: seesPin,
  },
  'AggregatedActivityFeedResource.get': {
    of: (scene: VisibilityScene) => ({ aggregated_pin_data_id: saidOf(scene).object_id }),
    told: seesPin,
  },
  'AggregatedCommentResource.create': {
    of: ({ pin }: VisibilityScene) => ({ pin_id: pin, text: 'Hello' }),
    told: mayTalk,
  },
  'PinCommentResource.create': { of: ({ pin }: VisibilityScene) => ({ pin_id: pin, text: 'Hello' }), told: mayTalk },
  'DidItActivityResource.create': {
    of: ({ pin }: VisibilityScene) => ({ pin_id: pin, details: 'Done' }),
    told: mayTalk,
  },
  'AggregatedCommentResource.update': {
    of: (scene: VisibilityScene) => ({ ...saidOf(scene), text: 'Other words' }),
    told: signedIn(after(hearsOf, always('forbidden'))),
  },
  'DidItActivityResource.update': {
    of: (scene: VisibilityScene) => ({ ...tryOf(scene), details: 'Other words' }),
    told: signedIn(after(hearsOf, always('forbidden'))),
  },
  'AggregatedCommentResource.delete': { of: saidOf, told: silences },
  'DidItActivityResource.delete': { of: tryOf, told: silences },
  'AggregatedCommentLikeResource.create': { of: saidOf, told: signedIn(hearsOf) },
  'AggregatedCommentLikeResource.delete': { of: saidOf, told: signedIn(hearsOf) },
  'AggregatedCommentRestoreResource.update': { of: saidOf, told: signedIn(hearsOf) },
}

const staffOnly: Expectation = signedIn(only(['employee']))

type Row = { of: (scene: VisibilityScene) => unknown; told: Expectation; needsBoard?: boolean }

/** viewer.4: questions whose policy alone doesn't decide, with their options and the expected result for each role. */
const NAMED: Record<string, Row> = {
  ...BOARDS,
  ...COMMENTS,
  'NewsHubDetailsResource.get': { of: ({ pin }) => ({ news_id: pin }), told: signedIn(always('not_found')) },
  'NewsHubPinResource.create': {
    of: ({ pin }) => ({ news_id: pin, pin_id: pin }),
    told: signedIn(always('not_found')),
  },
  'NewsHubPinResource.delete': {
    of: ({ pin }) => ({ news_id: pin, pin_id: pin }),
    told: signedIn(always('not_found')),
  },
  'FeaturedBoardsResource.create': cell(
    boardOf,
    after(
      staffOnly,
      after(seesBoard, ({ name }) => either(TABLE[name].isBoardListed, 'bad_input')),
    ),
  ),
  'FeaturedBoardsResource.delete': { of: () => ({ board_id: '1' }), told: staffOnly },
  'StaffCaseResource.get': { of: () => ({ id: '1' }), told: after(staffOnly, always('not_found')) },
  'StaffSurveyResultsResource.get': {
    of: () => ({ experience_id: 1 }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffCaseResource.update': {
    of: () => ({ id: '1', decision: 'remove', reason: 'x' }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffAppealResource.update': {
    of: () => ({ case_id: '1', user_id: '1', outcome: 'upheld', reason: 'x' }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffPeopleResource.update': {
    of: () => ({ user_id: world.fan.id, act: 'suspend', reason: 'x' }),
    told: staffOnly,
  },
  'StaffJobsResource.update': {
    of: () => ({ queue: 'facts', id: '00000000-0000-4000-8000-000000000000' }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffExperimentsResource.update': { of: () => ({ name: 'image_only_grid', rollout: {} }), told: staffOnly },
  'StaffExperienceResource.get': { of: () => ({ experience_id: 1 }), told: after(staffOnly, always('not_found')) },
  'StaffExperienceResource.create': { of: () => ({ definition: TIP }), told: staffOnly },
  'StaffExperienceResource.update': {
    of: () => ({ experience_id: 1, based_on: 0, definition: TIP }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffExperienceResource.delete': { of: () => ({ experience_id: 1 }), told: after(staffOnly, always('not_found')) },
  'StaffTextPageResource.update': {
    of: () => ({ name: 'about', language: 'en', title: 'x', description: 'x', body: 'x', based_on: 9 }),
    told: after(staffOnly, always('conflict')),
  },
  'StaffTextPageResource.delete': {
    of: () => ({ name: 'about', language: 'en', based_on: 9 }),
    told: after(staffOnly, always('conflict')),
  },
  'StaffArticlesResource.update': {
    of: () => ({ id: '1', title: 'x' }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffTodayResource.create': { of: () => ({ part: 'best', pin: '1' }), told: after(staffOnly, always('no_pin')) },
  'StaffTopicMergeResource.create': {
    of: () => ({ id: '1', into_id: '2' }),
    told: after(staffOnly, always('not_found')),
  },
  'StaffTopicsResource.update': { of: () => ({ id: '1' }), told: after(staffOnly, always('not_found')) },
  'PinTopicsResource.update': {
    of: ({ pin }) => ({ pin_id: pin, interest_id: '1', is_on: true }),
    told: signedIn(after(seesPin, after(only([...OWNER, 'employee']), always('not_found')))),
  },
  /** None of these people sells anything. */
  'ProductTagsResource.update': {
    of: ({ pin }) => ({ pin_id: pin, product_tags: '[]' }),
    told: signedIn(after(seesPin, always('forbidden'))),
  },
  'HostResource.update': { of: () => ({ host: 'some.example', verdict: 'ok' }), told: staffOnly },
  'HostResource.delete': { of: () => ({ host: 'some.example' }), told: staffOnly },
  'BulkEditResource.delete': {
    of: ({ pin }) => ({ pin_ids: [pin] }),
    told: signedIn(after(seesPin, (cell) => only(cell.name === 'no board' ? OWNER : WITH_RIGHT)(cell))),
  },
  'PinResource.delete': {
    of: ({ pin }) => ({ id: pin }),
    told: signedIn(after(seesPin, (cell) => only(cell.name === 'no board' ? OWNER : WITH_RIGHT)(cell))),
  },
  'PinResource.create': {
    of: ({ board }) => ({ board_id: board, image_base64 }),
    told: signedIn(after(seesBoard, (cell) => only(cell.name === 'board archived' ? NOBODY : WITH_RIGHT)(cell))),
    needsBoard: true,
  },
  /** None of these pins is a story. */
  'StoryPinResource.update': {
    of: ({ pin }) => ({ id: pin, story_pin: A_STORY }),
    told: signedIn(after(seesPin, after(only(OWNER), always('bad_input')))),
  },
  'StoryPinResource.create': {
    of: ({ board }) => ({ board_id: board, story_pin: A_STORY }),
    told: signedIn(after(seesBoard, (cell) => only(cell.name === 'board archived' ? NOBODY : WITH_RIGHT)(cell))),
    needsBoard: true,
  },
  'PinRestoreResource.update': {
    of: ({ pin }) => ({ id: pin }),
    told: signedIn(({ role, name }) => either(name === 'pin trashed' && role === 'owner', 'no_pin')),
  },
  'RepinResource.create': {
    of: ({ pin }) => ({ pin_id: pin }),
    told: signedIn(after(seesPin, ({ role, sees }) => either(sees.savers.includes(role), 'forbidden'))),
  },
  'OnPinAnalyticsResource.get': { of: ({ pin }) => ({ pin_id: pin }), told: signedIn(after(seesPin, only(OWNER))) },
  ...Object.fromEntries(
    ['PinHideResource', 'SearchPinHideResource', 'RelatedPinHideResource'].map((name) => [
      `${name}.update`,
      {
        of: ({ pin }: VisibilityScene) => ({ pin_id: pin, pin }),
        told: signedIn(after(seesPin, ({ role }) => either(role !== 'owner', 'bad_input'))),
      },
    ]),
  ),
  // People can unhide a pin whatever became of it since.
  ...Object.fromEntries(
    ['PinUnhideResource', 'SearchPinUnhideResource', 'RelatedPinUnhideResource'].map((name) => [
      `${name}.update`,
      { of: ({ pin }: VisibilityScene) => ({ pin_id: pin, pin }), told: signedIn(always('ok')) },
    ]),
  ),
  'ReportResource.create': {
    of: ({ pin }) => ({ kind: 'pin', id: pin, reason: 'spam' }),
    told: signedIn(after(seesPin, ({ role }) => either(role !== 'owner', 'bad_input'))),
  },
  'CreateExternalInviteResource.create': {
    of: ({ pin }) => ({ object_id: pin, invite_type: {} }),
    told: signedIn(seesPin),
  },
  'RelatedPinFeedResource.get': { of: ({ pin }) => ({ pin }), told: seesPin },
  'RelatedModulesResource.get': { of: ({ pin }) => ({ pin_id: pin }), told: seesPin },
  'VisualLiveSearchResource.get': { of: ({ pin }) => ({ pin_id: pin }), told: seesPin },
  'UserMuteResource.create': {
    of: ({ owner }) => ({ user_id: owner.id }),
    told: signedIn(after(seesPerson, ({ role }) => either(role !== 'owner', 'bad_input'))),
  },
  'UserMuteResource.delete': {
    of: ({ owner }) => ({ user_id: owner.id }),
    told: signedIn(after(seesPerson, ({ role }) => either(role !== 'owner', 'bad_input'))),
  },
  'UserFollowResource.create': {
    of: ({ owner }) => ({ user_id: owner.id }),
    told: signedIn(after(seesPerson, ({ role }) => either(role !== 'owner', 'bad_input'))),
  },
  'UserFollowResource.delete': {
    of: ({ owner }) => ({ user_id: owner.id }),
    told: signedIn(after(seesPerson, ({ role }) => either(role !== 'owner', 'bad_input'))),
  },
}

/** Questions with which visitors may change something; all others that change something require a sign-in. */
const VISITORS_DO = [
  'BrowserAccountsResource.delete',
  'BrowserAccountsResource.update',
  'EmailSubscriptionResource.update',
  'EmailVerificationResource.update',
  'EventsResource.create',
  'OffsiteResource.create',
  'PanicResource.create',
  'ResetPasswordFromEmailResource.update',
  'SuspendedResource.create',
  'UserExperienceCompletedResource.update',
  'UserExperienceResource.delete',
  'UserExperienceTriggerResource.update',
  'UserExperienceViewedResource.update',
  'UserRegisterResource.create',
  'UserRegisterTrackActionResource.update',
  'UserResetPasswordResource.create',
  'UserSessionResource.create',
  'UserSessionResource.delete',
]

const nameOf = (question: Question) => `${question.name}.${question.verb}`
const sceneOf = (name: VisibilityCase) => world.scenes.get(name) as VisibilityScene

/** The option that identifies the pin, board or person of a policy; its name differs between questions. */
const ofPin = ({ pin }: VisibilityScene) => ({ id: pin, pin_id: pin, pin })
const ofBoard = ({ board }: VisibilityScene) => ({ id: board, board_id: board })
const ofPerson = ({ owner }: VisibilityScene) => ({ user_id: owner.id, username: owner.username })

/** The expected result for each role by policy, for questions that are not in the table above. */
const BY_POLICY: Partial<Record<PolicyName, Row>> = {
  staff: { of: () => ({}), told: staffOnly },
  'see-pin': { of: ofPin, told: seesPin },
  'use-pin': { of: ofPin, told: signedIn(seesPin) },
  // Without a board there are no collaborators.
  'change-pin': {
    of: ofPin,
    told: signedIn(after(seesPin, (cell) => only(cell.name === 'no board' ? OWNER : WITH_RIGHT)(cell))),
  },
  'see-board': cell(ofBoard, seesBoard),
  'act-on-board': cell(ofBoard, onBoard(only(WITH_RIGHT))),
  'see-person': { of: ofPerson, told: seesPerson },
}

type AskedRow = Row & { question: Question }
const askedOf = (question: Question): AskedRow[] => {
  const named = NAMED[nameOf(question)]
  const row = named ?? BY_POLICY[question.access.policy]
  return row
    ? [{ ...row, question, of: named ? row.of : (scene) => ({ ...(row.of(scene) as object), ...question.example }) }]
    : []
}
const ASKED_OF_THINGS = QUESTIONS.flatMap(askedOf)
/** Questions without another person's object: open to everyone, or to everyone signed in. */
const UNNAMED = QUESTIONS.filter((question) => !askedOf(question).length)
const unnamed = (policy: PolicyName) => UNNAMED.filter(({ access }) => access.policy === policy)

test('viewer.4 visitors change only what is stated here', () => {
  const changes = unnamed('open').filter(({ verb }) => verb !== 'get')
  expect(changes.map(nameOf).toSorted()).toEqual(VISITORS_DO)
  expect(Object.keys(NAMED).filter((name) => !QUESTIONS.some((one) => nameOf(one) === name))).toEqual([])
})

/** An unpublished pin can only be viewed, and changed through the drafts. */
function unlessUnpublished(question: Question, cell: Cell, told: Expectation): string {
  const isUnpublished = cell.role === 'owner' && (cell.name === 'pin draft' || cell.name === 'pin scheduled')
  const uses = ['use-pin', 'change-pin'].includes(question.access.policy) || nameOf(question) === 'PinResource.delete'
  return isUnpublished && uses ? 'conflict' : told(cell)
}

/** A deactivated owner can't be signed in, so that role is skipped. */
const rolesFor = (name: VisibilityCase) => VISIBILITY_ROLES.filter((role) => !(role === 'owner' && isGone(name)))

describe.each(VISIBILITY_CASES)('%s', (name) => {
  test.each(rolesFor(name))('viewer.4 board.7 what each question tells: %s', async (role) => {
    const scene = sceneOf(name)
    const cell = { role, name, sees: TABLE[name] }
    const asked = ASKED_OF_THINGS.filter(({ needsBoard }) => !needsBoard || scene.board)
    const told: Record<string, string> = {}
    for (const { question, of } of asked)
      told[nameOf(question)] = (await world.tryAs(role, scene, question, of(scene))).code
    expect(told).toEqual(
      Object.fromEntries(
        asked.map(({ question, told }) => [nameOf(question), unlessUnpublished(question, cell, told)]),
      ),
    )
  })

  test.each(rolesFor(name).filter((role) => !BOARD_PEOPLE.includes(role)))(
    'board.7 lists and counts hold only what may be listed: %s',
    async (role) => {
      const scene = sceneOf(name)
      const { isListed, isBoardListed, person } = TABLE[name]
      const may = ALL_BUT_BLOCKED.includes(role)
      const listsOfPins: [string, Question, unknown][] = [
        ['home', UserHomefeedResource.get, { page_size: 250 }],
        ['near', ExploreLocalResource.get, { page_size: 250 }],
        ['search', BaseSearchResource.get, { query: 'everything', page_size: 250 }],
        ['related', RelatedPinFeedResource.get, { pin: scene.otherPin, page_size: 250 }],
        ['likes of the fan', users.UserLikesResource.get, { username: 'fan', page_size: 250 }],
      ]
      for (const [list, question, options] of listsOfPins)
        expect([list, await has(role, scene, question, options, scene.pin)]).toEqual([list, may && isListed])
      expect(await has(role, scene, users.BoardFollowingResource.get, { username: 'fan' }, scene.board)).toBe(
        may && TABLE[name].board.includes(role) && scene.board !== undefined,
      )
      for (const question of [users.UserFollowersResource.get, users.UserFollowingResource.get])
        expect(await has(role, scene, question, { username: 'fan', page_size: 250 }, scene.owner.id)).toBe(
          person.includes(role),
        )
      if (!person.includes(role)) return
      const username = scene.owner.username
      for (const question of [users.UserPinsResource.get, users.UserActivityPinsResource.get])
        expect(await has(role, scene, question, { username }, scene.pin)).toBe(isListed)
      expect(await has(role, scene, BoardsResource.get, { username, include_archived: true }, scene.board)).toBe(
        isBoardListed,
      )
      const { answer } = await world.tryAs(role, scene, users.UserResource.get, { username })
      expect(answer).toMatchObject({ pin_count: Number(isListed), board_count: Number(isBoardListed) })
    },
  )

  test.each(rolesFor(name))('board.7 the feed of the board: %s', async (role) => {
    const scene = sceneOf(name)
    if (!TABLE[name].board.includes(role) || !scene.board) return
    const mayHave = name === 'pin waiting' ? OWNER : TABLE[name].pin
    expect(await has(role, scene, BoardFeedResource.get, { board_id: scene.board }, scene.pin)).toBe(
      mayHave.includes(role),
    )
  })
})

async function has(
  role: VisibilityRole,
  scene: VisibilityScene,
  question: Question,
  options: unknown,
  id: string | undefined,
): Promise<boolean> {
  const { code, answer } = await world.tryAs(role, scene, question, options)
  expect([question.name, code]).toEqual([question.name, 'ok'])
  return (answer as { items: { id: string }[] }).items.some((item) => item.id === id)
}

test.each(['board secret', 'board archived', 'pin draft', 'pin waiting', 'owner private'] as const)(
  'owners list their own things whatever others see: %s',
  async (name) => {
    const scene = sceneOf(name)
    const { username } = scene.owner
    expect(await has('owner', scene, users.UserPinsResource.get, { username }, scene.pin)).toBe(true)
    expect(await has('owner', scene, BoardsResource.get, { username, include_archived: true }, scene.board)).toBe(true)
    expect(await has('owner', scene, BoardsResource.get, { username }, scene.board)).toBe(name !== 'board archived')
    const { answer } = await world.tryAs('owner', scene, users.UserResource.get, { username })
    expect(answer).toMatchObject({ pin_count: 1, board_count: 1 })
  },
)

describe.each(VISIBILITY_ROLES)('%s', (role) => {
  test('viewer.4 what names nobody else is open, or asks for a sign-in', async () => {
    const scene = sceneOf('board public')
    const missing: string[] = []
    for (const question of unnamed('open'))
      if ((await world.tryAs(role, scene, question, { token: 'x', ...question.example })).code === 'not_signed_in')
        missing.push(nameOf(question))
    expect(missing).toEqual([])
    for (const question of unnamed('signed-in')) {
      const { code } = await world.tryAs(role, scene, question, question.example)
      expect([nameOf(question), code === 'not_signed_in']).toEqual([nameOf(question), !isSignedIn(role)])
      expect(code).not.toMatch(/broken/)
    }
  })
})
