export const CATALOGUE_FORMATS = ['csv', 'tsv', 'xml'] as const
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number]

/** Largest catalogue file that is accepted: 1 GiB. */
export const CATALOGUE_BYTES_MAX = 1024 ** 3
/** Maximum number of columns in a catalogue row; real catalogues have fewer than a hundred. */
export const CATALOGUE_COLUMNS_MAX = 500
export const CATALOGUE_NAME_MAX = 60
