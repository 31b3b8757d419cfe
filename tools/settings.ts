import { formatSettingsAsMarkdown } from '#server/settings.ts'

console.log(formatSettingsAsMarkdown())
