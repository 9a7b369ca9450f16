import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getDraft } from '../../quizzes/model/publishing.ts';
import { shownFiles } from '../../exports/model/export-files.ts';
import { summaryOf, writeQuestions } from '../../exports/model/index.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

const NOTHING = new Uint8Array();

export const handler = permittedEndpoint(quizzes.getExportReport, async ({ quiz, query }) => {
  const { questions, passages } = await getDraft(quiz);
  const about = { title: quiz.title, passages };
  // What is lost does not depend on what is in the files.
  const files =
    query.media === 'with'
      ? new Map([...shownFiles(questions, passages)].map((key) => [key, NOTHING]))
      : undefined;
  const { report } = await writeQuestions(query.format, questions, { ...about, files });
  return { report, summary: summaryOf(report) };
});
