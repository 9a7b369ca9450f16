import {
  DIRECT_RESULTS_FORMATS,
  type QuizExportFormat,
} from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Role } from '@quizhall/shared/rules/permissions';
import { getDraft } from '../../quizzes/model/publishing.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { fileNameOf } from '../model/file-name.ts';
import { writeQuestions } from '../model/index.ts';
import { writeResults } from '../../results/model/index.ts';
import { assertMaySeeResults } from '../../results/model/results-permission.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

type DirectFormat = (typeof DIRECT_RESULTS_FORMATS)[number];

const isOfResults = (format: QuizExportFormat | DirectFormat): format is DirectFormat =>
  (DIRECT_RESULTS_FORMATS as readonly string[]).includes(format);

export const handler = permittedEndpoint(quizzes.exportQuiz, async ({ quiz, roles, query: { format } }) => {
  const { bytes, contentType, ending } = isOfResults(format)
    ? await resultsOf(quiz, roles, format)
    : await questionsOf(quiz, format);
  if (bytes.length > LIMITS.exportBytes) throw new AppError('EXPORT_TOO_LARGE');
  return { bytes, contentType, fileName: fileNameOf(quiz.title, ending) };
});

async function resultsOf(quiz: Quiz, roles: readonly Role[], asked: DirectFormat) {
  const format = asked === 'results-json' ? 'json' : asked;
  assertMaySeeResults(roles, format);
  return writeResults(quiz, format);
}

async function questionsOf(quiz: Quiz, format: QuizExportFormat) {
  const { questions, passages } = await getDraft(quiz);
  return writeQuestions(format, questions, { ...quiz, passages });
}
