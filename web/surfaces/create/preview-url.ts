/** Pages show no pictures but ours, so the server shows what one elsewhere looks like. */
export const previewUrl = (url: string) => `/link-preview?${new URLSearchParams({ url })}`
