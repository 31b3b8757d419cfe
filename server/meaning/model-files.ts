/** What made a vector is its version; a vector of another one is made anew and never compared. */
export const MEANING_VERSION = 1

export const lookVersion = (): number => 1

/** Which models read pictures here: a picture that fewer or older ones have read is read anew. */
export const readVersion = (): number => 1
