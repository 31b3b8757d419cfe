/** Where devices send what people share into the installed app. */
export const SHARE_TARGET_PATH = '/share-target/'
/** Form field of shared pictures and videos. */
export const SHARED_FILE_FIELD = 'files'
