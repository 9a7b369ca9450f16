import type { ResultsFile } from '@quizhall/shared/model/results/results-file';
import type { PagedFormat } from './paged-format.ts';

/** Everything, for programs: `docs/formats.md`. */
export const json: PagedFormat = {
  contentType: 'application/json; charset=utf-8',
  ending: '.results.json',
  page: (_, submissions, { before }) => [
    submissions
      .map((submission, place) => `${before + place === 0 ? '' : ','}\n${JSON.stringify(submission)}`)
      .join(''),
  ],
  frame: ({ quiz, until, questions }) => {
    const head: Omit<ResultsFile, 'submissions'> = {
      format: 'quizhall-results',
      version: 1,
      quiz,
      until,
      questions: questions.map(({ counted: _counted, ...question }) => question),
    };
    return [`${JSON.stringify(head).slice(0, -1)},"submissions":[`, { lane: 0 }, '\n]}\n'];
  },
};
