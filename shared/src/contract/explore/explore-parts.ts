import * as z from 'zod';
import { CATEGORIES } from '../../model/enums.ts';

/** What is not listed any more leaves every answer within five seconds. */
export const SHARED_SECONDS = 4;
export const Any = z.literal('all').transform(() => undefined);

/** `arts` is the tile's word for `art`; a name may be written with a capital. */
export const CategoryFilter = z
  .string()
  .max(40)
  .transform((text) => text.toLowerCase())
  .transform((text) => (text === 'arts' ? 'art' : text))
  .pipe(z.union([Any, z.enum(CATEGORIES)]))
  .optional();

/** The functions that search remember the catalogue: a hundred thousand quizzes take some 30 MB. */
const KNOWS_CATALOGUE = 1_024;
export const searching = {
  rights: { table: 'read', catalogue: 'read' },
  memory: KNOWS_CATALOGUE,
} as const;
