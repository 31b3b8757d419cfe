import { mapViewerFlags, PERSON_FLAGS } from '#domain/constants/person-settings.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import { hasNotificationSettings } from '#domain/rules/account/account-type.ts'
import { DEFAULT_PROFILE_VIEW } from '#domain/rules/account/profile-view.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { currentOnboardingStep } from '#domain/rules/onboarding/onboarding-step.ts'
import { isEligibleForImageOnlyGrid } from '#domain/rules/viewer/is-new-account.ts'
import type { Context, Person } from '../context.ts'
import { loadExperimentGroups } from '../experiments/experiment-groups.ts'
import { toAvatarUrls } from './avatar-urls.ts'
import { toFullName } from './load-people.ts'
import { mayTagProducts } from './may-tag-products.ts'
import { parsePersonSettings } from './person-settings.ts'

/** Shows the viewer's own record. */
export async function showViewer(ctx: Context): Promise<Viewer> {
  const experiments = await loadExperimentGroups(ctx)
  return ctx.viewer ? signedInRecord(ctx, ctx.viewer, experiments) : visitorRecord(ctx, experiments)
}

function visitorRecord(ctx: Context, experiments: Viewer['experiments']): Viewer {
  return {
    type: 'viewer',
    is_auth: false,
    is_authenticated: false,
    id: null,
    user_id: null,
    username: null,
    first_name: '',
    full_name: '',
    image_small_url: null,
    image_medium_url: null,
    image_large_url: null,
    avatar_color_index: 0,
    board_count: 0,
    secret_board_count: 0,
    pin_count: 0,
    unread_news_count: 0,
    scheduled_pin_count: 0,
    has_quicksave_board: false,
    save_behavior: 0,
    country: ctx.country,
    locale: ctx.locale,
    is_partner: false,
    is_employee: false,
    is_bot: ctx.isBot,
    eligible_for_stl_tool: false,
    is_eligible_for_image_only_grid: false,
    has_notification_settings: false,
    weight_loss_ads_opted_out: false,
    ...mapViewerFlags((name) => PERSON_FLAGS[name].usual),
    is_write_banned: false,
    email_verified: false,
    created_at: null,
    consent: ctx.consent,
    experiments,
    view: DEFAULT_PROFILE_VIEW,
  }
}

async function signedInRecord(ctx: Context, person: Person, experiments: Viewer['experiments']): Promise<Viewer> {
  const own = await ownNumbers(ctx, person)
  const avatar = toAvatarUrls(ctx.house.settings, person)
  const kept = parsePersonSettings(person)
  const forGrid = { created_at: person.created_at, is_partner: person.is_partner, is_bot: ctx.isBot }
  return {
    type: 'viewer',
    is_auth: true,
    is_authenticated: true,
    id: person.id,
    user_id: person.id,
    username: person.username,
    first_name: person.first_name,
    full_name: toFullName(person),
    image_small_url: avatar.small,
    image_medium_url: avatar.medium,
    image_large_url: avatar.large,
    avatar_color_index: person.avatar_color_index,
    board_count: own?.board_count ?? 0,
    secret_board_count: own?.secret_board_count ?? 0,
    pin_count: own?.pin_count ?? 0,
    unread_news_count: own?.unread_news_count ?? 0,
    scheduled_pin_count: own?.scheduled_pin_count ?? 0,
    has_quicksave_board: own?.has_quicksave_board === true,
    save_behavior: person.save_behavior,
    country: person.country,
    locale: person.locale,
    is_partner: person.is_partner,
    is_employee: person.is_staff,
    is_bot: ctx.isBot,
    eligible_for_stl_tool: await mayTagProducts(ctx, person),
    is_eligible_for_image_only_grid: isEligibleForImageOnlyGrid(
      forGrid,
      experiments.image_only_grid === 'enabled',
      ctx.now,
    ),
    has_notification_settings: hasNotificationSettings(
      { experiments },
      ctx.now,
      ctx.house.settings.notificationSettingsFrom,
    ),
    weight_loss_ads_opted_out: kept.weight_loss_ads_opted_out,
    ...mapViewerFlags((name) => kept[name]),
    is_write_banned: kept.is_write_banned,
    email_verified: own?.email_verified === true,
    created_at: formatRfc2822(person.created_at),
    consent: kept.consent,
    experiments,
    view: kept.view,
    ...onboardingOf(ctx, person),
    ...(kept.use_cases[0] && { use_case_id: kept.use_cases[0] }),
  }
}

function onboardingOf({ isBot, now }: Context, person: Person): Pick<Viewer, 'onboarding'> {
  const { step = null } = (person.onboarding ?? {}) as { step?: string }
  const open = currentOnboardingStep({ step, createdAt: person.created_at, isBot, isPartner: person.is_partner }, now)
  return open ? { onboarding: { step: open } } : {}
}

/** Loads the counts, whether the email address is confirmed, and whether there is a quick saves board, in one query. */
function ownNumbers(ctx: Context, person: Person) {
  return ctx.db
    .selectFrom('user_counts as counts')
    .leftJoin('user_secrets as secrets', 'secrets.user_id', 'counts.user_id')
    .leftJoin('emails', 'emails.email_key', 'secrets.email')
    .where('counts.user_id', '=', person.id)
    .select(['counts.board_count', 'counts.secret_board_count', 'counts.pin_count', 'counts.unread_news_count'])
    .select('counts.scheduled_pin_count')
    .select((row) => [
      row('emails.verified_at', 'is not', null).as('email_verified'),
      row
        .exists(
          row
            .selectFrom('user_boards')
            .whereRef('user_boards.user_id', '=', 'counts.user_id')
            .where('user_boards.layout', '=', 'quick_saves')
            .select('user_boards.board_id'),
        )
        .as('has_quicksave_board'),
    ])
    .executeTakeFirst()
}
