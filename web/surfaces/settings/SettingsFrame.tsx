import {
  Ban,
  Bell,
  CircleHelp,
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
import { PageHead } from '#ui/PageHead.tsx'
import { SectionedPage } from '#ui/SectionedPage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { listSettingsSections, type SettingsSection, toSettingsPath } from './sections.ts'

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
} satisfies Record<SettingsSection, unknown>

type Props = { section: SettingsSection; children: (settings: Settings) => ReactNode }

/** The list of settings sections next to the current section. On a phone each is a page of its own. */
export function SettingsFrame({ section, children }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { path, query } = useRouteLocation()
  const { answer: settings } = useAnswer(UserSettingsResource.get, {})
  const isList = !path.replace(/^\/settings\/?/, '')
  const isVerified = query.get('verified') === '1'
  useEffect(() => {
    if (isVerified) showToast({ text: say('settings.verified') })
  }, [isVerified, say])
  const title = say('settings.title')
  return (
    <SectionedPage
      label={say('settings.sections')}
      title={isList ? <h1>{title}</h1> : title}
      sections={[
        ...listSettingsSections(viewer).map((key) => ({
          key,
          label: say(`settings.${key}`),
          href: toSettingsPath(key),
          icon: ICONS[key],
          current: key === section ? ('page' as const) : undefined,
        })),
        { key: 'help', label: say('shell.help'), href: '/help/', icon: CircleHelp },
      ]}
      onPhone={isList ? 'list' : 'content'}
      back={{ href: '/settings/', text: say('settings.back') }}
    >
      <PageHead
        heading={isList ? 'h2' : 'h1'}
        title={say(`settings.${section}`)}
        sentence={say(`settings.${section}Sentence`)}
      />
      {settings ? children(settings) : <Skeleton height={320} shape="card" />}
    </SectionedPage>
  )
}
