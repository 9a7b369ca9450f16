import * as z from 'zod';
import { nowIso } from '../_platform/clock.ts';
import type { Holder } from './holder.ts';
import { type PartName, PARTS } from './parts.ts';

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** How far the file is written. */
export const WritingPlace = z.object({
  /** How many parts are whole. */
  part: z.number(),
  /** Where the next page of this part begins; absent: with its first. */
  after: z.unknown().optional(),
  /** This part has entries already. */
  begun: z.boolean(),
});
export type WritingPlace = z.output<typeof WritingPlace>;

const BEGINNING: WritingPlace = { part: 0, begun: false };

interface Written {
  text: string;
  /** Where to go on; absent: it is whole. */
  next: WritingPlace | undefined;
}

/**
 * Everything that an account holds, as JSON (`docs/formats.md`): its next pages, until they are as long as that or there are
 * so many. A page that is written again from the same place may say what has changed since, and is as whole.
 */
export async function writeOn(
  holder: Holder,
  from: WritingPlace | undefined,
  { length, pages }: { length: number; pages: number },
): Promise<Written> {
  let text = from ? '' : headOf();
  let place = from ?? BEGINNING;
  for (let page = 0; page < pages && text.length < length; page += 1) {
    const name = PART_NAMES[place.part];
    if (!name) return { text: `${text}\n}\n`, next: undefined };
    const { told, next } = await PARTS[name](holder, place.after);
    if (place.after === undefined) text += `,\n"${name}":[`;
    for (const [index, one] of told.entries())
      text += `${place.begun || index > 0 ? ',' : ''}\n${JSON.stringify(one)}`;
    const begun = place.begun || told.length > 0;
    if (next === undefined) text += begun ? '\n]' : ']';
    place = next === undefined ? { part: place.part + 1, begun: false } : { ...place, after: next, begun };
  }
  return { text, next: place };
}

const headOf = (): string =>
  JSON.stringify({ format: 'quizhall-account', version: 1, writtenAt: nowIso() }).slice(0, -1);

/** As the person who saves it would name it. */
export const takeoutName = (): string => `quizhall-account-${nowIso().slice(0, 10)}.json`;

export const TAKEOUT_TYPE = 'application/json; charset=utf-8';
