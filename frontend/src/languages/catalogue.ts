import type { es } from './es/index.ts';

/** Every text that a language has to have: what one of them lacks, or has too much, does not compile. */
export type Catalogue = typeof es;
