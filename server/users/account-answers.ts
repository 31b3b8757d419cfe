import { BUSINESS_TYPES } from '#domain/constants/business-types.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { LOCALES } from '#domain/constants/locales.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  BusinessTypesResource,
  CountriesResource,
  DataExportResource,
  EmailInviteSentResource,
  LocalesResource,
  PartnerResource,
  TypeaheadClearRecentResource,
  UserBlockResource,
  UserMuteResource,
  UserSettingsResource,
} from '#domain/resources/account.ts'
import { DeactivateAccountResource, DONE } from '#domain/resources/session.ts'
import { type AnswerDefinition, defineAnswers } from '../answer.ts'
import { closeAccount } from '../auth/account-closing.ts'
import { assertReauthenticated } from '../auth/reauthentication.ts'
import { requireSignedIn } from '../context.ts'
import { makeSayForLocale } from '../mail/compose-mail.ts'
import { blockPerson, unblockPerson } from './account-blocks.ts'
import { listAccountExports, requestAccountExport } from './account-exports.ts'
import { sendAccountInvite } from './account-invite.ts'
import { listBlockedOrMuted, setPersonMuted } from './account-mutes.ts'
import {
  deleteAllSearches,
  toAccountTypeChange,
  toWebsiteChange,
  updatePerson,
  updateSettings,
} from './settings-update.ts'
import { showSettings } from './show-settings.ts'

const userSettings = defineAnswers(UserSettingsResource, {
  get: (ctx) => showSettings(ctx, requireSignedIn(ctx).viewer),
  update: async (ctx, sent) => showSettings(ctx, await updateSettings(requireSignedIn(ctx), sent)),
})

const partner = defineAnswers(PartnerResource, {
  async update(ctx, { business_name, website_url, account_type }) {
    const me = requireSignedIn(ctx)
    const changes = {
      business_name,
      ...toAccountTypeChange(account_type ?? 'other'),
      ...(website_url !== undefined && toWebsiteChange(website_url)),
    }
    ctx.emit('user.changed', { user_id: me.viewer.id })
    return showSettings(ctx, await updatePerson(me, changes))
  },
})

const deactivateAccount = defineAnswers(DeactivateAccountResource, {
  async create(ctx, { user_id, reason, explanation, password, delete_account }) {
    const me = requireSignedIn(ctx)
    if (user_id && user_id !== me.viewer.id) throw new Refusal('forbidden', 'person.notYou')
    // Deleting the account always requires the password, even after a recent login.
    await assertReauthenticated(me, delete_account ? (password ?? '') : password)
    await closeAccount(me, {
      forGood: delete_account ?? false,
      reason: [reason, explanation].filter(Boolean).join(': '),
    })
    return DONE
  },
})

const userBlock = defineAnswers(UserBlockResource, {
  get: (ctx) => listBlockedOrMuted(requireSignedIn(ctx), 'block'),
  async create(ctx, { blocked_user_id }) {
    await blockPerson(requireSignedIn(ctx), blocked_user_id)
    return DONE
  },
  async delete(ctx, { blocked_user_id }) {
    await unblockPerson(requireSignedIn(ctx), blocked_user_id)
    return DONE
  },
})

const userMute = defineAnswers(UserMuteResource, {
  get: (ctx) => listBlockedOrMuted(requireSignedIn(ctx), 'mute'),
  create: (ctx, { user_id }) => setPersonMuted(requireSignedIn(ctx), user_id, true),
  delete: (ctx, { user_id }) => setPersonMuted(requireSignedIn(ctx), user_id, false),
})

const emailInviteSent = defineAnswers(EmailInviteSentResource, {
  async create(ctx, { email, type }) {
    await sendAccountInvite(requireSignedIn(ctx), email, type ?? 'email')
    return DONE
  },
})

const typeaheadClearRecent = defineAnswers(TypeaheadClearRecentResource, {
  async delete(ctx) {
    await deleteAllSearches(requireSignedIn(ctx))
    return DONE
  },
})

const dataExport = defineAnswers(DataExportResource, {
  get: (ctx) => listAccountExports(requireSignedIn(ctx)),
  create: (ctx) => requestAccountExport(requireSignedIn(ctx)),
})

/** Each language by its own name. */
const locales = defineAnswers(LocalesResource, {
  get: async () => Object.fromEntries(LOCALES.map((code) => [code, namesIn(code, 'language').of(code) ?? code])),
})

const countries = defineAnswers(CountriesResource, {
  async get(ctx) {
    const names = namesIn(ctx.locale, 'region')
    return Object.fromEntries(COUNTRIES.map((code) => [code, names.of(code) ?? code]))
  },
})

const namesIn = (locale: string, type: 'language' | 'region') => new Intl.DisplayNames([locale, 'en'], { type })

const businessTypes = defineAnswers(BusinessTypesResource, {
  async get(ctx) {
    const say = makeSayForLocale(ctx.locale)
    return Object.fromEntries(Object.entries(BUSINESS_TYPES).map(([code, key]) => [code, say(key)]))
  },
})

export const accountAnswers: AnswerDefinition[] = [
  ...userSettings,
  ...partner,
  ...deactivateAccount,
  ...userBlock,
  ...userMute,
  ...emailInviteSent,
  ...typeaheadClearRecent,
  ...dataExport,
  ...locales,
  ...countries,
  ...businessTypes,
]
