import { BadgeCheck, Lock, Megaphone } from 'lucide-react'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { formatSourceName } from '#domain/rules/link/urls.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownUser } from '../../state/entities.ts'
import { OutboundLink } from '../offsite/OutboundLink.tsx'
import { toAvatarProps } from '../people/avatar.ts'
import { FollowButton } from '../people/FollowButton.tsx'
import { Username } from '../people/Username.tsx'
import { MessageButton } from './MessageButton.tsx'
import styles from './Profile.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ShareProfile } from './ShareProfile.tsx'

export function ProfileHead({ user }: { user: KnownUser }) {
  const say = useSay()
  const viewer = useViewer()
  const { src, ...avatar } = toAvatarProps(user)
  return (
    <div className={styles.head}>
      <Avatar {...avatar} src={src && (user.image_xlarge_url ?? src)} size={120} />
      <h1 className={styles.name}>{user.full_name}</h1>
      <p className={styles.quiet}>
        <Username of={user} />
        {user.pronouns && ` · ${user.pronouns}`}
      </p>
      {user.is_private_profile && (
        <p className={styles.line}>
          <Lock size={16} aria-hidden="true" />
          {say('profile.private')}
        </p>
      )}
      {user.is_ads_only_profile && (
        <p className={styles.line}>
          <Megaphone size={16} aria-hidden="true" />
          {say('profile.adsOnly')}
          {user.ads_only_profile_site && (
            <OutboundLink way={{ url: `https://${user.ads_only_profile_site}/`, user_id: user.id }}>
              {user.ads_only_profile_site}
            </OutboundLink>
          )}
        </p>
      )}
      {user.website_url && !user.is_ads_only_profile && (
        <p className={styles.line}>
          {user.is_primary_website_verified && (
            <BadgeCheck size={16} role="img" aria-label={say('card.verifiedSite')} />
          )}
          <OutboundLink way={{ url: user.website_url, user_id: user.id }}>
            {formatSourceName(user.domain_url ?? user.website_url.replace(/^https?:\/\//, '').replace(/\/$/, ''))}
          </OutboundLink>
        </p>
      )}
      {user.about && <p className={styles.about}>{user.about}</p>}
      {!user.is_ads_only_profile && <Counts user={user} />}
      {viewer.id === user.id ? (
        <div className={styles.buttons}>
          <Button href="/settings/">{say('profile.edit')}</Button>
          <ShareProfile user={user} />
        </div>
      ) : (
        <div className={styles.buttons}>
          <FollowButton user={user} kind="primary" />
          <MessageButton user={user} />
          <ShareProfile user={user} />
          <ProfileMenu user={user} />
        </div>
      )}
    </div>
  )
}

function Counts({ user }: { user: KnownUser }) {
  const say = useSay()
  const { locale } = useConfig()
  return (
    <p className={styles.counts}>
      <a href={`/${user.username}/followers/`}>
        {say('profile.followers', { count: toPluralCount(user.follower_count ?? 0, locale) })}
      </a>{' '}
      ·{' '}
      <a href={`/${user.username}/following/`}>
        {say('profile.following', { count: toPluralCount(user.following_count ?? 0, locale) })}
      </a>
    </p>
  )
}
