import { createRef } from 'react'

/** The search field of the header, of which a page has one. */
export const searchFieldRef = createRef<HTMLInputElement>()
