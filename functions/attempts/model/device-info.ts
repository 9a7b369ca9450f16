import type { Metadata } from '@quizhall/shared/model/attempts/attempt';
import { siteLanguage } from '@quizhall/shared/rules/site-language';

/** In this order, parted by a bar: a save is billed by the size of the whole attempt. */
const FIELDS = [
  'deviceType',
  'operatingSystem',
  'browser',
  'screenResolution',
  'timezone',
  'language',
] as const satisfies (keyof Metadata)[];

/**
 * What a device says of itself, in as few bytes as possible; undefined where it says nothing. The language is what mails
 * about the attempt speak: the site's there, else the quiz's, and nothing for English.
 */
export function packClient(metadata: Metadata = {}, quizLanguage?: string): string | undefined {
  const language = siteLanguage(metadata.language, quizLanguage);
  const said = { ...metadata, language: language === 'en' ? '' : language };
  const packed = FIELDS.map((field) => (said[field] ?? '').replaceAll('|', ' '))
    .join('|')
    .replace(/\|$/, '');
  return /[^|]/.test(packed) ? packed : undefined;
}

export function readClient(client: string): Metadata {
  const values = client.split('|');
  return Object.fromEntries(FIELDS.flatMap((field, i) => (values[i] ? [[field, values[i]]] : [])));
}

/** What mails about an attempt speak, where that is not English and no account says otherwise. */
export const spokenIn = ({ client = '' }: { client?: string | undefined }): string | undefined =>
  readClient(client).language;

/** Longer is no browser with its system. */
const MOST = 40;

/** By what a person tells their own devices apart, and nothing more: “Chrome on Android”. */
export function labelOf({ browser, operatingSystem }: Metadata = {}): string | undefined {
  const names = [browser, operatingSystem].flatMap(
    (name) => name?.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim() || [],
  );
  return names.length > 0 ? names.join(' on ').slice(0, MOST) : undefined;
}
