import { quizzes } from '@quizhall/shared/contract/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { loadDraft } from '../_authoring/publishing.ts';
import { fileNameOf } from '../_export/file-name.ts';
import { writeQuestions } from '../_export/index.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.exportQuiz, async ({ quiz, query }) => {
  const content = await loadDraft(quiz);
  const { bytes, contentType, ending } = await writeQuestions(query.format, content.questions, {
    ...quiz,
    passages: content.passages,
  });
  if (bytes.length > LIMITS.exportBytes) throw new AppError('EXPORT_TOO_LARGE');
  return { bytes, contentType, fileName: fileNameOf(quiz.title, ending) };
});
