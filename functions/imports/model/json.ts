import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { PassageInput, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import * as z from 'zod';
import type { ImportedFiles } from './files.ts';
import {
  excerptOf,
  type ImportItem,
  ItemProblem,
  lineCounter,
  type Made,
  makeItems,
  toItem,
  unifyLines,
} from './item.ts';

/** One element of an array in a JSON text, as it is written there. */
interface JsonItem {
  /** Position of its first character in the text. */
  offset: number;
  source: string;
}

type List = 'questions' | 'passages';

const LISTS: Record<List, RegExp> = {
  questions: /"questions"\s{0,20}:\s{0,20}\[/,
  passages: /"passages"\s{0,20}:\s{0,20}\[/,
};

/** Start of a list: the whole text if it is a list of questions, else the first list with that name. */
function beginOfList(text: string, list: List): number {
  const first = /\S/.exec(text);
  if (first?.[0] === '[') return list === 'questions' ? first.index + 1 : -1;
  const named = LISTS[list].exec(text);
  return named ? named.index + named[0].length : -1;
}

/** The closing quotation mark of a string that begins before `from`. */
function endOfString(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

/**
 * The questions or passages of a JSON text one by one, without reading it as a whole: so one broken question costs only itself, and
 * each has its place in the text. Undefined when the text has no such list.
 */
function splitJson(text: string, list: List = 'questions'): JsonItem[] | undefined {
  const begin = beginOfList(text, list);
  if (begin < 0) return undefined;
  const items: JsonItem[] = [];
  let from = begin;
  let depth = 0;
  const close = (end: number) => {
    const source = text.slice(from, end);
    const space = source.length - source.trimStart().length;
    if (source.trim()) items.push({ offset: from + space, source: source.trim() });
    from = end + 1;
  };
  for (let index = begin; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (char === '"') index = endOfString(text, index + 1);
    else if (char === '{' || char === '[') depth += 1;
    else if (depth === 0 && (char === ',' || char === ']')) {
      close(index);
      if (char === ']') return items;
    } else if (char === '}' || char === ']') depth = Math.max(0, depth - 1);
  }
  close(text.length);
  return items;
}

const Fields = z.record(z.string(), z.unknown());
type Fields = z.output<typeof Fields>;

function parse(source: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // Whatever is wrong with it, it is no question.
    throw new ItemProblem('This is not valid JSON');
  }
  const fields = Fields.safeParse(value);
  if (!fields.success) throw new ItemProblem('This is not a question');
  return fields.data;
}

/** A question that comes in is a new one here, at the place where it comes in. */
const OF_ITS_OLD_PLACE = ['id', '_id', 'order'];

/** Takes away what the schema does not know, at any depth. */
function removeUnknown(fields: Fields): string[] {
  const checked = QuestionInput.safeParse(fields);
  const removed: string[] = [];
  for (const issue of checked.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown>)[key],
      fields,
    );
    for (const key of issue.keys) {
      Reflect.deleteProperty(holder as object, key);
      removed.push(key);
    }
  }
  return [...new Set(removed)];
}

const Named = z.object({ media: z.object({ key: z.string(), captionsKey: z.string().optional() }) });

/** Files belong to the account that uploaded them: those of others go. Answers whether there were any. */
function removeMedia(fields: Fields, owns: (key: string) => boolean): boolean {
  const options = z.array(Fields).safeParse(fields.options);
  const holders = [fields, ...(options.success ? (fields.options as Fields[]) : [])];
  const isForeign = (holder: Fields) => {
    if (!Reflect.has(holder, 'media')) return false;
    const { data } = Named.safeParse(holder);
    return !data || [data.media.key, data.media.captionsKey].some((key) => key !== undefined && !owns(key));
  };
  const foreign = holders.filter(isForeign);
  for (const holder of foreign) Reflect.deleteProperty(holder, 'media');
  return foreign.length > 0;
}

/** What a file says of its passages, by their ids there. */
interface Around {
  owns: (key: string) => boolean;
  passages: ReadonlyMap<string, z.output<typeof PassageInput>>;
}

/** One that is broken is missing where a question names it. */
function passageOf(
  source: string,
  owns: (key: string) => boolean,
): z.output<typeof PassageInput> | undefined {
  try {
    const fields = parse(source);
    removeMedia(fields, owns);
    return PassageInput.safeParse(fields).data;
  } catch (error) {
    if (!(error instanceof ItemProblem)) throw error;
    return undefined;
  }
}

function readPassages(text: string, owns: (key: string) => boolean): Around['passages'] {
  const passages = new Map<string, z.output<typeof PassageInput>>();
  for (const { source } of (splitJson(text, 'passages') ?? []).slice(0, LIMITS.passages)) {
    const passage = passageOf(source, owns);
    if (passage) passages.set(passage.id, passage);
  }
  return passages;
}

function make(fields: Fields, { owns, passages }: Around): Made {
  const { type } = fields;
  if (typeof type !== 'string')
    throw new ItemProblem('“type” is missing: one_choice, short_answer or another type');
  if (!QUESTION_TYPES.some((known) => known === type)) {
    throw new ItemProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
  }
  for (const key of OF_ITS_OLD_PLACE) Reflect.deleteProperty(fields, key);
  const { passageId } = fields;
  Reflect.deleteProperty(fields, 'passageId');
  const about = typeof passageId === 'string' ? passages.get(passageId) : undefined;
  const hadMedia = removeMedia(fields, owns);
  const removed = removeUnknown(fields);
  const parsed = QuestionInput.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ItemProblem(`${issue?.path.join('.') ?? 'Question'}: ${issue?.message ?? 'not valid'}`);
  }
  return {
    question: parsed.data,
    ...(about && { about }),
    changes: [
      ...(passageId !== undefined && !about ? ['Its passage is not in the file'] : []),
      ...(hadMedia ? ['The picture was left out'] : []),
      ...removed.map((key) => `“${excerptOf(key)}” is not known here and was left out`),
    ],
  };
}

const stemOf = (source: string): string => {
  const stem = /"question"\s{0,20}:\s{0,20}"([^"]{0,200})/.exec(source.slice(0, 20_000));
  return excerptOf(stem?.[1] ?? source.slice(0, 200));
};

/**
 * Reads the product's own JSON: `{ "format": "quizhall", "questions": […] }`, or the list alone, of questions as the API
 * has them. Names pictures by their keys, which only the account that uploaded them can use.
 */
export function readJson(source: string, files?: ImportedFiles): ImportItem[] {
  const text = unifyLines(source);
  const items = splitJson(text);
  if (!items) {
    if (!text.trim()) return [];
    return [
      {
        line: 1,
        excerpt: excerptOf(text.slice(0, 200)),
        changes: [],
        problem: 'There is no list of questions in this JSON',
      },
    ];
  }
  const owns = (key: string) => files?.owns(key) ?? false;
  const around = { owns, passages: readPassages(text, owns) };
  const lineAt = lineCounter(text);
  const parts = items.map(({ offset, source: item }) => ({ line: lineAt(offset), item }));
  return makeItems(parts, ({ line, item }) =>
    toItem({ line, excerpt: stemOf(item) }, () => make(parse(item), around)),
  );
}
