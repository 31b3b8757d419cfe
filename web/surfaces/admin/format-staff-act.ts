import type { Say } from '#domain/text/say.ts'

const WORDS = {
  looked: 'staff.act_looked',
  retried: 'staff.act_retried',
  experiment: 'staff.act_experiment',
  'page.saved': 'staff.act_page_saved',
  'page.default': 'staff.act_page_default',
  suspend: 'staff.act_suspend',
  restore: 'staff.act_restore',
  reset_password: 'staff.act_reset_password',
  end_sessions: 'staff.act_end_sessions',
  make_staff: 'staff.act_make_staff',
  end_staff: 'staff.act_end_staff',
  verify_merchant: 'staff.act_verify_merchant',
  end_merchant: 'staff.act_end_merchant',
  verify_identity: 'staff.act_verify_identity',
  end_identity: 'staff.act_end_identity',
  delight: 'staff.act_delight',
  delight_gone: 'staff.act_delight_gone',
  word_marked: 'staff.act_word_marked',
  word_unmarked: 'staff.act_word_unmarked',
  topic: 'staff.act_topic',
  article: 'staff.act_article',
  today_put: 'staff.act_today_put',
  today_out: 'staff.act_today_out',
  today_left: 'staff.act_today_left',
  shopping_page: 'staff.act_shopping_page',
  shopping_page_gone: 'staff.act_shopping_page_gone',
  topic_changed: 'staff.act_topic_changed',
  topic_hidden: 'staff.act_topic_hidden',
  topic_shown: 'staff.act_topic_shown',
  topic_merged: 'staff.act_topic_merged',
  pin_topic_on: 'staff.act_pin_topic_on',
  pin_topic_off: 'staff.act_pin_topic_off',
  'decided.no_action': 'staff.decision_no_action',
  'decided.mark_sensitive': 'staff.decision_mark_sensitive',
  'decided.remove': 'staff.decision_remove',
  'decided.remove_picture': 'staff.decision_remove_picture',
  'decided.suspend': 'staff.decision_suspend',
  'decided.grant': 'staff.decision_grant',
  'decided.refuse': 'staff.decision_refuse',
  'appeal.upheld': 'staff.outcome_upheld',
  'appeal.reversed': 'staff.outcome_reversed',
  'host.ok': 'staff.verdict_ok',
  'host.blocked': 'staff.verdict_blocked',
  'host.suspicious': 'staff.verdict_suspicious',
  'host.porn': 'staff.verdict_porn',
  'host.forgotten': 'staff.verdict_forgotten',
} as const

const ABOUT = { decided: 'staff.decision', appeal: 'staff.appeal', host: 'staff.verdict' } as const

/** Describes a staff action in the viewer's language; an action without a text is shown by its key. */
export function formatStaffAct(say: Say, act: string): string {
  if (!isIn(WORDS, act)) return act
  const about = act.split('.')[0] ?? ''
  return isIn(ABOUT, about) ? `${say(ABOUT[about])}: ${say(WORDS[act])}` : say(WORDS[act])
}

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key)
