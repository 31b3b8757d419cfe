export type Theme = 'light' | 'dark' | 'system'

/** What a page knows of the house it comes from; the same on the server and in the browser. */
export type PageConfig = {
  product_name: string
  public_url: string
  media_url: string
  theme: Theme
  locale: string
  /** When the page was made, ISO. */
  now: string
  /** The hash of the build: an answer that names another one comes from a newer version. */
  version: string
  /** Whether people read their mails at /demo/mail/. */
  has_demo_mail: boolean
}
