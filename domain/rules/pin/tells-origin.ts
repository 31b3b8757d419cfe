type Saved = { is_repin: boolean; via_user_id: string | null }

/** Decisions: a save never shows via or origin when its source was not public; nor does what was saved from it. */
export const tellsOrigin = ({ is_repin, via_user_id }: Saved): boolean => !is_repin || via_user_id !== null
