import { createHash } from 'node:crypto';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Media, PassageInput, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { recognise } from '@quizhall/shared/rules/quizzes/file-types';
import {
  maxBytesOf,
  pictureLimitsText,
  UPLOAD_RULES,
  UPLOAD_TYPES,
  type UploadType,
} from '@quizhall/shared/rules/quizzes/uploads';
import { fitsPictureLimits } from '../../platform/picture-size.ts';

export interface ImportedFile {
  key: string;
  type: UploadType;
  bytes: Uint8Array;
}

/**
 * The files that come with the questions of one import. Each is looked at as an upload is, and gets a key that follows from
 * its content, so that reading a file twice keeps it once.
 */
export class ImportedFiles {
  private readonly taken = new Map<string, ImportedFile>();
  private readonly keyOf: (name: string, type: UploadType) => string;
  /** Whether a file in use is of whoever imports. */
  readonly owns: (key: string) => boolean;

  constructor(keyOf: (name: string, type: UploadType) => string, owns: (key: string) => boolean) {
    this.keyOf = keyOf;
    this.owns = owns;
  }

  /** The key under which a file will be kept; undefined where no question may have such a one. */
  take(bytes: Uint8Array): string | undefined {
    const type = recognise(UPLOAD_RULES.media.types, bytes);
    if (!type || bytes.length > maxBytesOf('media', type)) return undefined;
    if (UPLOAD_TYPES[type].kind === 'picture' && !fitsPictureLimits('media', bytes)) return undefined;
    const key = this.keyOf(createHash('sha256').update(bytes).digest('hex').slice(0, 32), type);
    this.taken.set(key, { key, type, bytes });
    return key;
  }

  /** The files that these questions and passages name: what was read with a question that was dropped is not among them. */
  of(questions: readonly QuestionInput[], passages: readonly PassageInput[] = []): ImportedFile[] {
    const named = new Set([...questions, ...passages].flatMap(mediaKeys));
    return [...this.taken.values()].filter(({ key }) => named.has(key));
  }
}

/** The files of a question and of its options, or of a passage. */
export const mediaKeys = ({ media, options = [] }: Pick<QuestionInput, 'media' | 'options'>): string[] =>
  [media, ...options.map((option) => option.media)].flatMap((file) => (file ? [file.key] : []));

/** A file that a text shows. */
export interface ShownFile {
  /** As a report names it. */
  what: string;
  source: string;
  alt: string;
}

/** What becomes of a file in a text: it is taken along, or why not; undefined where nothing is known of it. */
export type TakeFile = (file: ShownFile) => 'taken' | { lost: string } | undefined;

/** `images/map%20of%20rome.png` → `map of rome`: better than no name at all. */
function nameIn(source: string): string {
  const last = source.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decoded(last).replace(/\.[^.]*$/, '');
}

/** An address as people write it; what is no valid one stays as it is. */
export function decoded(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}

/** The one file that a question or an option can have: the first in its text that can be used. */
export class FileSlot {
  media: Media | undefined;
  /** What the text names, used or not. */
  readonly named = new Set<string>();
  private from: string | undefined;
  private readonly files: ImportedFiles | undefined;
  private readonly find: (source: string) => Uint8Array | undefined;

  constructor(files: ImportedFiles | undefined, find: (source: string) => Uint8Array | undefined) {
    this.files = files;
    this.find = find;
  }

  take: TakeFile = ({ what, source, alt }) => {
    this.named.add(source);
    if (this.media)
      return source === this.from ? 'taken' : { lost: `${what} beside another one was left out` };
    const bytes = this.files && this.find(source);
    if (!bytes) return undefined;
    const key = this.files?.take(bytes);
    if (key === undefined)
      return {
        lost: `${what} was left out: a file can be ${UPLOAD_RULES.media.hint}. ${pictureLimitsText('media')}`,
      };
    this.from = source;
    this.media = { key, alt: alt.slice(0, LIMITS.alt) };
    return 'taken';
  };

  /** An option: what it shows is its text where it has no other. */
  asOption(text: string): { text: string; media?: Media } {
    if (!this.media) return { text };
    const name = text || this.media.alt || nameIn(this.from ?? '');
    return { text: name, media: { ...this.media, alt: this.media.alt || (text ? '' : name) } };
  }
}
