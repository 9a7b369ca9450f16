import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';

/** The texts of the export of questions. */
export const messages = {
  action: 'Export questions',
  unsaved: 'Unsaved changes are not in the file: save them first.',
  title: 'Export questions',
  intro: 'A file with the questions and, but for the paper, their correct answers.',
  format: 'Format',
  formats: {
    paper: { title: 'Paper', description: 'A PDF to print and fill in, without correct answers.' },
    'paper-key': { title: 'Paper with key', description: 'The same PDF with the correct answers.' },
    json: { title: 'JSON', description: 'Keeps everything but pictures. To import here again.' },
    'questions-csv': { title: 'CSV', description: 'A table as a text, for other programs.' },
    'questions-xlsx': { title: 'Excel', description: 'A table to work with.' },
    moodlexml: { title: 'Moodle XML', description: 'For the question bank of Moodle.' },
    qti: { title: 'QTI 3.0', description: 'A package for most learning platforms.' },
    gift: { title: 'GIFT', description: 'A text that Moodle and others read.' },
    aiken: { title: 'Aiken', description: 'A text with one correct option for each question.' },
  } satisfies Record<QuizExportFormat, { title: string; description: string }>,
  checking: 'Checking what this format holds…',
  checkFailed: 'What this format holds could not be checked. The file can be downloaded all the same.',
  whole: (count: number) =>
    `This format holds ${count === 1 ? 'the question' : `all ${count} questions`} as they are.`,
  summary: ({ kept, changed, dropped }: Record<'kept' | 'changed' | 'dropped', number>) =>
    `${kept} as they are, ${changed} with changes, ${dropped} left out`,
  none: 'No question of this quiz fits this format.',
  empty: 'This quiz has no questions yet.',
  losses: 'What changes',
  question: (number: number) => `Question ${number}`,
  status: { kept: 'Kept', changed: 'Changed', dropped: 'Left out' },
  showMore: 'Show more',
  download: 'Download file',
  downloading: 'Writing…',
  cancel: 'Cancel',
  done: 'Quiz data exported',
  failed: 'Failed to export quiz',
} as const;
