import {
  Ban,
  Bell,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  Eye,
  Globe,
  Languages,
  Lock,
  Trash2,
  UserCog,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { type Settings, UserSettingsResource } from '#domain/resources/account.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useAnswer, useConfig, useViewer } from '../../state/hooks.ts'
import { pathOf, type Section, sectionsOf } from './sections.ts'
import styles from './settings.module.css'

const ICONS = {
  profile: UserRound,
  account: UserCog,
  security: Lock,
  privacy: Eye,
  language: Languages,
  notifications: Bell,
  blocked: Ban,
  websites: Globe,
  duplicates: Copy,
  trash: Trash2,
  data: Download,
} satisfies Record<Section, unknown>

type Props = { section: Section; children: (settings: Settings) => ReactNode }

/** The list of sections, and one of them. On a phone each is a page of its own. */
export function SettingsFrame({ section, children }: Props) {
  const say = useSay()
  const { path, query } = usePlace()
  const { answer: settings } = useAnswer(UserSettingsResource.get, {})
  const isList = !path.replace(/^\/settings\/?/, '')
  const Heading = isList ? 'h2' : 'h1'
  const isVerified = query.get('verified') === '1'
  useEffect(() => {
    if (isVerified) showToast({ text: say('settings.verified'), duration: 3000 })
  }, [isVerified, say])
  return (
    <div className={classes(styles.frame, isList && styles.isList)}>
      <SectionList current={section} isList={isList} />
      <div className={styles.content}>
        <a href="/settings/" className={styles.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          {say('settings.back')}
        </a>
        <div className={styles.head}>
          <Heading className={styles.title}>{say(`settings.${section}`)}</Heading>
          <p>{say(`settings.${section}Sentence`)}</p>
        </div>
        {settings ? children(settings) : <Skeleton height={320} shape="card" />}
      </div>
    </div>
  )
}

function SectionList({ current, isList }: { current: Section; isList: boolean }) {
  const say = useSay()
  const viewer = useViewer()
  const { now } = useConfig()
  return (
    <nav aria-label={say('settings.sections')} className={styles.list}>
      {isList ? (
        <h1 className={styles.listTitle}>{say('settings.title')}</h1>
      ) : (
        <ListTitle text={say('settings.title')} />
      )}
      <ul>
        {sectionsOf(viewer, new Date(now)).map((section) => {
          const Icon = ICONS[section]
          return (
            <li key={section}>
              <a href={pathOf(section)} aria-current={section === current ? 'page' : undefined}>
                <Icon size={20} aria-hidden="true" />
                <span>{say(`settings.${section}`)}</span>
                <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const ListTitle = ({ text }: { text: string }) => <p className={styles.listTitle}>{text}</p>
