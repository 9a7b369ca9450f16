import { RESULTS_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { listFinishedIds, listTakenVersions } from '../model/exported-attempts.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getStatistics } from '../model/statistics.ts';
import { fileNameOf } from '../../exports/model/file-name.ts';
import type { About } from '../model/results-context.ts';
import { findDepartmentFilter } from '../../organizations/model/department-filter.ts';
import { aboutOf } from '../model/results-context.ts';
import { MOST_TEXT, readFinished, submissionsOf, versionsOf } from '../model/gather-submissions.ts';
import { overviewOf, PAGED } from '../model/index.ts';
import { getReliability } from '../model/reliability.ts';
import { actionFor } from '../model/results-permission.ts';
import { sizeOf, sourcesOf } from '../model/file-sources.ts';
import { NO_LANE, type PagedFormat, pieceOf } from '../model/paged-format.ts';
import { joinNextPart, getFileBytes } from '../../platform/storage/joined-file.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { getPermittedQuiz } from '../../http/authorize.ts';
import { nowIso } from '../../platform/clock.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** The most submissions of one step. */
const PAGE = 250;
/** Of them, as many as are read and written at once. */
const LOT = 50;
/** Ids in one file: those of a hundred thousand submissions are 5 MB. */
const IDS = 20 * PAGE;
/** Submissions whose versions are looked at in one step. */
const LOOK = 1_000;

const Lane = z.object({ crc: z.number(), size: z.number(), bytes: z.number(), rows: z.number().optional() });
/** What is known once it is decided what the file will hold. */
const Decided = z.object({
  total: z.number(),
  lanes: z.array(Lane),
  /** Pieces of each lane. */
  pages: z.number(),
});

const Cursor = z.discriminatedUnion('phase', [
  /** Of the submissions before this one it is known which versions they were taken on. */
  z.object({ phase: z.literal('look'), at: z.number(), total: z.number(), taken: z.array(z.number()) }),
  /** The submissions before this one lie there as pieces. */
  Decided.extend({ phase: z.literal('write'), at: z.number(), written: z.number() }),
  /** The parts before this place of the file were sent. */
  Decided.extend({
    phase: z.literal('join'),
    written: z.number(),
    upload: z.string(),
    etags: z.array(z.string()),
    source: z.number(),
  }),
]);
type Cursor = z.output<typeof Cursor>;
type Looking = Extract<Cursor, { phase: 'look' }>;
type Writing = Extract<Cursor, { phase: 'write' }>;
type Joining = Extract<Cursor, { phase: 'join' }>;

const Input = z.object({
  userId: z.string(),
  quizId: z.string(),
  key: z.string(),
  format: z.enum(RESULTS_FORMATS),
  /** When it was asked for: nothing that was handed in later is in the file. */
  until: Instant,
});
type Input = z.output<typeof Input>;

const keyOf = {
  about: ({ key }: Input) => `${key}.about`,
  ids: ({ key }: Input, file: number) => `${key}.ids-${file}`,
  piece: ({ key }: Input, lane: number, page: number) => `${key}.piece-${lane}-${page}`,
};

const storeJson = (key: string, value: object) =>
  storeFile(key, 'application/json', new TextEncoder().encode(JSON.stringify(value)));

/** What this run has written itself. */
const readJson = async <T>(key: string): Promise<T> =>
  JSON.parse(Buffer.from(await getFileBytes(key)).toString('utf8')) as T;

/** Decides whom the file holds, once: what is handed in, graded or taken away later changes no place in it. */
async function decide(input: Input, quiz: Quiz): Promise<Looking | Writing> {
  const ids = await listFinishedIds(input.quizId, quiz.shards, input.until);
  for (let file = 0; file * IDS < ids.length; file += 1)
    await storeJson(keyOf.ids(input, file), ids.slice(file * IDS, (file + 1) * IDS));
  const total = ids.length;
  if (quiz.version > 1 && total > 0) return { phase: 'look', at: 0, total, taken: [] };
  return settle(input, quiz, { total, taken: [] });
}

/** At most so many of the ids that were decided on, from this place on; those of one file. */
async function idsFrom(input: Input, at: number, most: number): Promise<string[]> {
  const from = at % IDS;
  const file = await readJson<string[]>(keyOf.ids(input, Math.floor(at / IDS)));
  return file.slice(from, from + most);
}

/** Finds out which versions somebody took: the others have no columns. */
async function look(input: Input, quiz: Quiz, cursor: Looking): Promise<Looking | Writing> {
  const ids = await idsFrom(input, cursor.at, LOOK);
  const taken = [...new Set([...cursor.taken, ...(await listTakenVersions(ids))])];
  const at = cursor.at + ids.length;
  if (at < cursor.total) return { ...cursor, at, taken };
  return settle(input, quiz, { total: cursor.total, taken });
}

/** Settles on the columns. */
async function settle(
  input: Input,
  quiz: Quiz,
  { total, taken }: Pick<Looking, 'total' | 'taken'>,
): Promise<Writing> {
  const versions = versionsOf(input.quizId, [quiz.version, ...taken]);
  const [statistics, reliability, classes] = await Promise.all([
    getStatistics(input.quizId),
    getReliability(input.quizId),
    findDepartmentFilter(quiz),
  ]);
  const counted = { until: input.until, submissions: total, statistics, reliability, classes };
  const about = await aboutOf(quiz, versions, counted);
  await storeJson(keyOf.about(input), about);
  return { phase: 'write', at: 0, written: 0, total, lanes: [], pages: 0 };
}

/** Writes the next page of submissions as a piece of each lane: as many as make a text of a bounded length. */
async function writePage(
  { input, quiz, about, format }: { input: Input; quiz: Quiz; about: About; format: PagedFormat },
  cursor: Writing,
): Promise<Writing> {
  const { lanes, total, pages } = cursor;
  const ids = cursor.at < total ? await idsFrom(input, cursor.at, PAGE) : [];
  const classes = await findDepartmentFilter(quiz);
  let { at, written } = cursor;
  let texts: string[] = [];
  do {
    const lot = ids.slice(at - cursor.at, at - cursor.at + LOT);
    const submissions = await submissionsOf(await readFinished(lot), classes);
    const place = { first: at === 0, before: written };
    texts = format.page(about, submissions, place).map((text, lane) => (texts[lane] ?? '') + text);
    at += lot.length;
    written += submissions.length;
  } while (at - cursor.at < ids.length && lengthOf(texts) < MOST_TEXT);
  const pieces = texts.map((text, lane) => pieceOf(format, text, lanes[lane] ?? NO_LANE));
  for (const [lane, { bytes }] of pieces.entries())
    await storeFile(keyOf.piece(input, lane, pages), format.contentType, bytes);
  return { ...cursor, at, written, pages: pages + 1, lanes: pieces.map(({ lane }) => lane) };
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Joins the pieces to the file: as one where it is small, else a part a step. Answers the size of what is whole. */
async function join(
  input: Input,
  about: About,
  format: PagedFormat,
  { fileName, cursor }: { fileName: string; cursor: Writing | Joining },
): Promise<Joining | { size: number }> {
  const { lanes, total, pages, written } = cursor;
  const framed = format.frame(about, lanes);
  const piecesOf = (lane: number) =>
    Array.from({ length: pages }, (_, page) => keyOf.piece(input, lane, page));
  const sources = sourcesOf(framed, piecesOf);
  const size = sizeOf(framed, lanes);
  const file = { key: input.key, contentType: format.contentType, fileName, sources, size };
  const next = await joinNextPart(file, cursor.phase === 'join' ? cursor : undefined);
  return next ? { phase: 'join', total, lanes, pages, written, ...next } : { size };
}

/**
 * Writes the results of a quiz as a file for the person who asked, however many they are: decides whom it holds, writes them a
 * page after the other, and joins the pages. Each step writes its piece again where it was written before a crash.
 */
export const resultsRun = jobKind({
  input: Input,
  cursor: Cursor,
  failed: 'This file could not be written. Please try again.',
  step: async (input, cursor) => {
    const { userId, quizId, key, format: name, until } = input;
    // Whoever asked may have lost the quiz while the run waited.
    const { quiz } = await getPermittedQuiz(quizId, userId, actionFor(name), quizzes.beginExport.access);
    const done = (ending: string, size: number, submissions: number) => ({
      quizId,
      key,
      format: name,
      fileName: fileNameOf(quiz.title, ending),
      size,
      results: { submissions, until },
      writtenAt: nowIso(),
    });
    if (name === 'pdf') {
      const { bytes, contentType, ending, submissions } = await overviewOf(quiz);
      await storeFile(key, contentType, bytes, fileNameOf(quiz.title, ending));
      return { handled: submissions, result: done(ending, bytes.length, submissions) };
    }
    if (!cursor) {
      const decided = await decide(input, quiz);
      return { handled: 0, total: decided.total, cursor: decided };
    }
    if (cursor.phase === 'look')
      return { handled: 0, total: cursor.total, cursor: await look(input, quiz, cursor) };
    const format = PAGED[name];
    const about = await readJson<About>(keyOf.about(input));
    const { total } = cursor;
    const isWritten = cursor.phase === 'join' || (cursor.pages > 0 && cursor.at >= total);
    if (!isWritten) {
      const next = await writePage({ input, quiz, about, format }, cursor);
      return { handled: next.at - cursor.at, total, cursor: next };
    }
    const fileName = fileNameOf(quiz.title, format.ending);
    const joined = await join(input, about, format, { fileName, cursor });
    if ('phase' in joined) return { handled: 0, total, cursor: joined };
    return { handled: 0, result: done(format.ending, joined.size, cursor.written) };
  },
});
