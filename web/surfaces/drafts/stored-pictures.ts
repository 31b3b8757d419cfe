const NAME = 'bowerbird'
const STORE = 'draft-pictures'

/** Picture data of drafts in IndexedDB. Each call rejects where it is unavailable, as in some private windows. */
export const storeDraftPicture = (key: string, picture: Blob) => run('readwrite', (store) => store.put(picture, key))
export const loadStoredPicture = (key: string) => run<Blob | undefined>('readonly', (store) => store.get(key))
/** Deletes the picture of a draft and those of its slides and pages, whose keys start with the draft's key. */
export const deleteStoredPictures = (key: string) =>
  run('readwrite', (store) => store.delete(IDBKeyRange.bound(key, `${key}/\uffff`)))

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is held by another page.'))
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const transaction = (await open()).transaction(STORE, mode)
  return new Promise<T>((resolve, reject) => {
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result as T)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
