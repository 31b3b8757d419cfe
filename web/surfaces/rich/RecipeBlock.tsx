import { ChefHat, Clock, type LucideIcon, Star, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { toRatingDisplay } from '#domain/rules/card/recipe-rating.ts'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { Stars } from '../pin-card/CardDetails.tsx'
import styles from './Rich.module.css'

/** A recipe's cook time, servings, rating and ingredients (rich.3). */
export function RecipeBlock({ pin: { rich_summary, rich_metadata, grid_title } }: { pin: KnownPin }) {
  const say = useSay()
  if (rich_summary?.type_name !== 'recipe') return null
  const { display_name, display_cook_time, site_name } = rich_summary
  const { servings, ingredients = [] } = rich_metadata?.recipe ?? {}
  const rating = toRatingDisplay(rich_summary.aggregate_rating)
  const name = display_name.trim() === grid_title.trim() ? '' : display_name
  return (
    <section className={styles.block} aria-label={say('rich.recipe')} data-facts="recipe">
      <div className={styles.head}>
        <ChefHat size={24} aria-hidden="true" />
        <div>
          <p className={styles.name} dir="auto">
            {name || say('rich.recipe')}
          </p>
          {site_name && (
            <p className={styles.quiet}>
              <bdi>{site_name}</bdi>
            </p>
          )}
        </div>
      </div>
      {(display_cook_time || servings || rating) && (
        <dl className={styles.rows}>
          {display_cook_time && (
            <Fact Icon={Clock} label={say('closeup.cookTime')}>
              {display_cook_time}
            </Fact>
          )}
          {servings && (
            <Fact Icon={Utensils} label={say('rich.servings')}>
              <bdi>{servings}</bdi>
            </Fact>
          )}
          {rating && (
            <Fact Icon={Star} label={say('closeup.rating')}>
              <Stars rating={rating} />
            </Fact>
          )}
        </dl>
      )}
      {ingredients.length > 0 && (
        <div className={styles.ingredients}>
          <h2>{say('rich.ingredients', { count: ingredients.length })}</h2>
          <ul>
            {ingredients.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be needed twice
              <li key={at} dir="auto">
                {one}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Fact({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
