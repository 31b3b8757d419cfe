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
import { type AnyAnswer, answer } from '../answer.ts'
import { closeAccount } from '../auth/account-closing.ts'
import { mustProveOwner } from '../auth/prove-owner.ts'
import { signedIn } from '../context.ts'
import { sayTo } from '../mail/compose.ts'
import { block, unblock } from './account-blocks.ts'
import { askForExport, listExports } from './account-exports.ts'
import { sendInvite } from './account-invite.ts'
import { listMarked, setMute } from './account-mutes.ts'
import { settingsRecord } from './settings-record.ts'
import { accountTypeChange, forgetSearches, updateSettings, websiteChange, writePerson } from './settings-update.ts'

const userSettings = answer(UserSettingsResource, {
  get: (ctx) => settingsRecord(ctx, signedIn(ctx).viewer),
  update: async (ctx, sent) => settingsRecord(ctx, await updateSettings(signedIn(ctx), sent)),
})

const partner = answer(PartnerResource, {
  async update(ctx, { business_name, website_url, account_type }) {
    const me = signedIn(ctx)
    const changes = {
      business_name,
      ...accountTypeChange(account_type ?? 'other'),
      ...(website_url !== undefined && websiteChange(website_url)),
    }
    ctx.emit('user.changed', { user_id: me.viewer.id })
    return settingsRecord(ctx, await writePerson(me, changes))
  },
})

const deactivateAccount = answer(DeactivateAccountResource, {
  async create(ctx, { user_id, reason, explanation, password, delete_account }) {
    const me = signedIn(ctx)
    if (user_id && user_id !== me.viewer.id) throw new Refusal('forbidden', 'person.notYou')
    // For good only with the password, however fresh the login.
    await mustProveOwner(me, delete_account ? (password ?? '') : password)
    await closeAccount(me, {
      forGood: delete_account ?? false,
      reason: [reason, explanation].filter(Boolean).join(': '),
    })
    return DONE
  },
})

const userBlock = answer(UserBlockResource, {
  get: (ctx) => listMarked(signedIn(ctx), 'block'),
  async create(ctx, { blocked_user_id }) {
    await block(signedIn(ctx), blocked_user_id)
    return DONE
  },
  async delete(ctx, { blocked_user_id }) {
    await unblock(signedIn(ctx), blocked_user_id)
    return DONE
  },
})

const userMute = answer(UserMuteResource, {
  get: (ctx) => listMarked(signedIn(ctx), 'mute'),
  create: (ctx, { user_id }) => setMute(signedIn(ctx), user_id, true),
  delete: (ctx, { user_id }) => setMute(signedIn(ctx), user_id, false),
})

const emailInviteSent = answer(EmailInviteSentResource, {
  async create(ctx, { email, type }) {
    await sendInvite(signedIn(ctx), email, type ?? 'email')
    return DONE
  },
})

const typeaheadClearRecent = answer(TypeaheadClearRecentResource, {
  async delete(ctx) {
    await forgetSearches(signedIn(ctx))
    return DONE
  },
})

const dataExport = answer(DataExportResource, {
  get: (ctx) => listExports(signedIn(ctx)),
  create: (ctx) => askForExport(signedIn(ctx)),
})

/** Each language in its own words. */
const locales = answer(LocalesResource, {
  get: async () => Object.fromEntries(LOCALES.map((code) => [code, namesIn(code, 'language').of(code) ?? code])),
})

const countries = answer(CountriesResource, {
  async get(ctx) {
    const names = namesIn(ctx.locale, 'region')
    return Object.fromEntries(COUNTRIES.map((code) => [code, names.of(code) ?? code]))
  },
})

const namesIn = (locale: string, type: 'language' | 'region') => new Intl.DisplayNames([locale, 'en'], { type })

const businessTypes = answer(BusinessTypesResource, {
  async get(ctx) {
    const say = sayTo(ctx.locale)
    return Object.fromEntries(Object.entries(BUSINESS_TYPES).map(([code, key]) => [code, say(key)]))
  },
})

export const accountAnswers: AnyAnswer[] = [
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
