import * as z from 'zod';
import { nowIso } from '../../../platform/clock.ts';
import { config } from '../../../platform/config.ts';
import type { Told } from './holder.ts';

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

/** A file of JSON that is made of parts, each a list that is read page after page. */
export interface PartsFile<Holder> {
  format: string;
  version: number;
  parts: Readonly<Record<string, (holder: Holder, after: unknown) => Promise<Told>>>;
}

/** Rows of tables, by the parts that have one. */
export type Rows = Map<string, (readonly string[])[]>;

interface Written {
  text: string;
  /** The same as rows of the tables of these parts. */
  rows: Rows;
  /** Where to go on; absent: it is whole. */
  next: WritingPlace | undefined;
}

/** The next pages of such a file, until they are as long as that or there are so many. */
export async function writeParts<Holder>(
  { parts, format, version }: PartsFile<Holder>,
  holder: Holder,
  from: WritingPlace | undefined,
  { length, pages }: { length: number; pages: number },
): Promise<Written> {
  const names = Object.keys(parts);
  // Addresses of files in it begin behind that of the site.
  const head = { format, version, writtenAt: nowIso(), site: config.SITE_URL };
  let text = from ? '' : JSON.stringify(head).slice(0, -1);
  const rows: Rows = new Map();
  let place = from ?? BEGINNING;
  for (let page = 0; page < pages && text.length < length; page += 1) {
    const name = names[place.part];
    const read = name === undefined ? undefined : parts[name];
    if (!read || name === undefined) return { text: `${text}\n}\n`, rows, next: undefined };
    const { told, next, rows: more = [] } = await read(holder, place.after);
    rows.set(name, [...(rows.get(name) ?? []), ...more]);
    if (place.after === undefined) text += `,\n"${name}":[`;
    for (const [index, one] of told.entries())
      text += `${place.begun || index > 0 ? ',' : ''}\n${JSON.stringify(one)}`;
    const begun = place.begun || told.length > 0;
    if (next === undefined) text += begun ? '\n]' : ']';
    place = next === undefined ? { part: place.part + 1, begun: false } : { ...place, after: next, begun };
  }
  return { text, rows, next: place };
}
