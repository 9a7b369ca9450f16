import { QUIZ_EXPORT_FORMATS } from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import * as z from 'zod';
import { getDraft } from '../../quizzes/model/publishing.ts';
import { fileNameOf } from '../model/file-name.ts';
import { type ExportedFiles, MOST_MEDIA_BYTES, NO_ROOM, shownFiles } from '../model/export-files.ts';
import { holdsFiles, lossesOf, summaryOf, writeQuestions } from '../model/index.ts';
import { getFile, storeFile } from '../../platform/storage/storage.ts';
import { getPermittedQuiz } from '../../http/authorize.ts';
import { nowIso } from '../../platform/clock.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** The files of a quiz in its order, as long as there is room; the result of the run says where one stayed behind. */
async function filesOf(keys: Iterable<string>): Promise<ExportedFiles> {
  const files = new Map<string, Uint8Array | typeof NO_ROOM>();
  let room = MOST_MEDIA_BYTES;
  // One after the other: several of them at once could be more than a function holds.
  for (const key of keys) {
    const bytes = await getFile(key);
    if (!bytes) continue;
    const fits = bytes.length <= room;
    if (fits) room -= bytes.length;
    files.set(key, fits ? bytes : NO_ROOM);
  }
  return files;
}

/**
 * Writes the questions of a quiz as a file for the person who asked, in one step: what was written before a crash is
 * written again under the same key.
 */
export const exportRun = jobKind({
  input: z.object({
    userId: z.string(),
    quizId: z.string(),
    key: z.string(),
    format: z.enum(QUIZ_EXPORT_FORMATS),
    media: z.boolean(),
  }),
  cursor: z.never(),
  failed: 'This file could not be written. Please try again.',
  step: async ({ userId, quizId, key, format, media }) => {
    // Whoever asked may have lost the quiz while the run waited.
    const { quiz } = await getPermittedQuiz(quizId, userId, 'quiz.view', quizzes.beginExport.access);
    const { questions, passages } = await getDraft(quiz);
    const about = { title: quiz.title, passages };
    const files = media && holdsFiles(format) ? await filesOf(shownFiles(questions, passages)) : undefined;
    const { bytes, contentType, ending, report } = await writeQuestions(format, questions, {
      ...about,
      files,
    });
    const fileName = fileNameOf(quiz.title, ending);
    await storeFile(key, contentType, bytes, fileName);
    const told = { ...summaryOf(report), losses: lossesOf(report), writtenAt: nowIso() };
    return {
      handled: questions.length,
      result: { quizId, key, fileName, size: bytes.length, ...told },
    };
  },
});
