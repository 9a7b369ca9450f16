import { quizzes } from '@quizhall/shared/contract/quizzes';
import { loadDraft } from '../_authoring/publishing.ts';
import { writeQuestions } from '../_export/index.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getExportReport, async ({ quiz, query }) => {
  const content = await loadDraft(quiz);
  const { report } = await writeQuestions(query.format, content.questions, {
    ...quiz,
    passages: content.passages,
  });
  const summary = { kept: 0, changed: 0, dropped: 0 };
  for (const { status } of report) summary[status] += 1;
  return { report, summary };
});
