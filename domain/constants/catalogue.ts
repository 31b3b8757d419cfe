export const CATALOGUE_FORMATS = ['csv', 'tsv', 'xml'] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** D57. */
export const CATALOGUE_BYTES_MAX = 1024 ** 3
