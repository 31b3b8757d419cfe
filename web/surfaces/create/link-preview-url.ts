/** URL of a picture preview through our server; pages may only load pictures from our own host. */
export const makeLinkPreviewUrl = (url: string) => `/link-preview?${new URLSearchParams({ url })}`
