/** The password of the demo accounts, which exist only in the demo world. */
export const DEMO_PASSWORD = 'bowerbird'

type Login = {
  email: string
  role: string
  username: string
  first_name: string
  last_name: string
  about: string
  interests: readonly string[]
}

const login = (name: string, role: string, who: Omit<Login, 'email' | 'role'>): Login => ({
  email: `${name}@bowerbird.test`,
  role,
  ...who,
})

export const DEMO_LOGINS: readonly Login[] = [
  login('user', 'a person with boards, saves and follows', {
    username: 'robin_vale',
    first_name: 'Robin',
    last_name: 'Vale',
    about: 'Collecting blue things, good light and dinners for too many people.',
    interests: ['plates', 'armchair', 'waves', 'wildflowers', 'birds', 'vases', 'watercolor-florals', 'cats'],
  }),
  login('collaborator', 'on one of that person’s boards', {
    username: 'alex_moss',
    first_name: 'Alex',
    last_name: 'Moss',
    about: 'Half of the kitchen plans here are mine.',
    interests: ['plates', 'cups', 'fruit-bowl', 'candles'],
  }),
  login('partner', 'with two business profiles', {
    username: 'pat_quill',
    first_name: 'Pat',
    last_name: 'Quill',
    about: 'Runs a paper shop and a pottery, and tells which is which.',
    interests: ['letters', 'ceramics', 'cutouts', 'vases', 'stoneware'],
  }),
  login('advertiser', 'promotes pins', {
    username: 'ada_frame',
    first_name: 'Ada',
    last_name: 'Frame',
    about: 'Frames, prints and how to hang them.',
    interests: ['bauhaus', 'sun-arches', 'skyline', 'waves', 'screen-prints'],
  }),
  login('employee', 'staff', {
    username: 'emery_stone',
    first_name: 'Emery',
    last_name: 'Stone',
    about: 'Keeps the bower tidy.',
    interests: ['misty-forest', 'maps', 'night-sky', 'birds'],
  }),
]

/** Business profiles that the partner account may switch to. */
export const DEMO_BUSINESSES = [
  {
    username: 'quill_paper',
    business_name: 'Quill Paper',
    about: 'Letterpress cards and notebooks.',
    interests: ['letters', 'cutouts'],
  },
  {
    username: 'nest_pottery',
    business_name: 'Nest Pottery',
    about: 'Bowls and vases, thrown slowly.',
    interests: ['ceramics', 'vases'],
  },
] as const
