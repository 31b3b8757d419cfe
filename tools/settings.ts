import { settingsAsMarkdown } from '#server/settings.ts'

console.log(settingsAsMarkdown())
