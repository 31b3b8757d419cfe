import { ChevronDown } from 'lucide-react'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { pickShownDescription } from '#domain/rules/format/shown-text.ts'
import { summarizeReactions } from '#domain/rules/react/reactions.ts'
import { collapseDescription, listRelatedInterests } from '#domain/rules/seo/more-about.ts'
import { toSeoTexts } from '#domain/rules/seo/seo-texts.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import styles from './MoreAboutPin.module.css'

/**
 * Details of a pin for visitors and search engines. It needs no script; sections without data are omitted with their
 * headings.
 */
export function MoreAboutPin({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { is_bot } = useViewer()
  const { locale } = useConfig()
  const { description } = toSeoTexts(pin, { name: '', description: pickShownDescription(pin) })
  const official = pin.link_domain?.official_user ?? pin.link_user_website?.official_user
  const from = official?.full_name || pin.domain?.replace(/^www\./, '')
  const interests = listRelatedInterests(pin.pin_join)
  const board = pin.board?.privacy === 'public' ? pin.board : null
  const proof = proofOf(pin, say, locale)
  const parts = (
    <>
      {board && (
        <Part title={say('seo.board')}>
          <a href={board.url}>{board.name}</a>
        </Part>
      )}
      {from && (
        <Part title={say('seo.from')}>
          {official ? <a href={`/${official.username}/`}>{from}</a> : <span dir="ltr">{from}</span>}
        </Part>
      )}
      {description && (
        <Part title={say('seo.description')}>
          <Description text={description} isBot={is_bot} />
        </Part>
      )}
      {interests.length > 0 && (
        <Part title={say('seo.interests')}>
          <ul className={styles.interests}>
            {interests.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {proof.length > 0 && (
        <ul className={styles.proof} aria-label={say('seo.proof')}>
          {proof.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
  if (is_bot)
    return (
      <section className="visually-hidden" aria-labelledby="about-pin" data-more-about="">
        <h2 id="about-pin">{say('seo.more')}</h2>
        {parts}
      </section>
    )
  return (
    <details className={styles.about}>
      <summary className={styles.opener}>
        {say('seo.more')}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <section className={styles.drawer} aria-label={say('seo.more')} data-more-about="">
        {parts}
      </section>
    </details>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

/** A `<details>` element, so that it opens with and without script. */
function Description({ text, isBot }: { text: string; isBot: boolean }) {
  const say = useSay()
  const cut = collapseDescription(text, isBot)
  if (cut === null) return <p>{text}</p>
  return (
    <details className={styles.description}>
      <summary>
        <span className={styles.cut}>{cut}… </span>
        <span className={styles.open}>{say('seo.open')}</span>
        <span className={styles.close}>{say('seo.close')}</span>
      </summary>
      <p>{text}</p>
    </details>
  )
}

function proofOf(pin: KnownPin, say: ReturnType<typeof useSay>, locale: string): string[] {
  const reactions = summarizeReactions(pin.reaction_counts ?? {}).total
  return [
    pin.repin_count > 0 && say('closeup.saves', { count: toPluralCount(pin.repin_count, locale) }),
    pin.favorite_user_count > 0 && say('seo.favorites', { count: toPluralCount(pin.favorite_user_count, locale) }),
    (pin.share_count ?? 0) > 0 && say('seo.shares', { count: toPluralCount(pin.share_count ?? 0, locale) }),
    reactions > 0 && say('seo.reactions', { count: toPluralCount(reactions, locale) }),
  ].filter((text) => text !== false)
}
