import type { QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import type { ResultsFormat } from './formats.ts';

type Counts = Record<'kept' | 'changed' | 'dropped', number>;

const countsText = ({ kept, changed, dropped }: Counts): string =>
  `${kept} as they are, ${changed} with changes, ${dropped} left out`;

/** The texts of exports of questions and of results. */
export const messages = {
  action: 'Export questions',
  unsaved: 'Unsaved changes are not in the file: save them first.',
  title: 'Export questions',
  intro: 'A file with the questions and their correct answers; the paper to hand out has none.',
  format: 'Format',
  formats: {
    paper: { title: 'Paper', description: 'A PDF to print and fill in, without correct answers.' },
    'paper-key': { title: 'Paper with key', description: 'The same PDF with the correct answers.' },
    json: {
      title: 'JSON',
      description: 'Keeps everything, to be imported here again; pictures only for your own account.',
    },
    'questions-csv': { title: 'CSV', description: 'A table as a text, for other programs.' },
    'questions-xlsx': { title: 'Excel', description: 'A table to work with.' },
    moodlexml: { title: 'Moodle XML', description: 'For the question bank of Moodle.' },
    qti: { title: 'QTI 3.0', description: 'A package for platforms that read the current version.' },
    qti21: { title: 'QTI 2.1', description: 'A package for Blackboard, Moodle plug-ins, TAO and others.' },
    qti12: { title: 'QTI 1.2', description: 'A package for Canvas, Brightspace and older platforms.' },
    gift: { title: 'GIFT', description: 'A text that Moodle and others read.' },
    aiken: { title: 'Aiken', description: 'A text with one correct option for each question.' },
  } satisfies Record<QuizExportFormat, { title: string; description: string }>,
  results: {
    title: 'Export results',
    intro: 'Everything that was handed in so far. Attempts that are still running are not in the file.',
    group: 'Export results',
    pdf: 'Export PDF',
    csv: 'Export CSV',
    more: 'More ways to export results',
    xlsx: 'Export Excel',
    json: 'Export JSON',
    open: 'Exports in the background',
    formats: {
      csv: { title: 'CSV', description: 'A row for each submission, with every answer, for any program.' },
      xlsx: {
        title: 'Excel',
        description: 'A workbook with submissions, answers and questions on sheets of their own.',
      },
      'results-json': { title: 'JSON', description: 'Everything with comments and evidence, for programs.' },
      pdf: { title: 'PDF', description: 'The overview to print, without names.' },
    } satisfies Record<ResultsFormat, { title: string; description: string }>,
    done: (format: string) => `Data exported as ${format}`,
    progress: 'Submissions written',
    written: (count: number, until: string) =>
      `The file is written: ${count === 1 ? '1 submission' : `${count.toLocaleString('en-US')} submissions`}, all that came up to ${until}.`,
  },
  withMedia: 'With pictures and sounds',
  withMediaHint: 'Written in the background, up to 50 MB of pictures, sounds and films.',
  checking: 'Checking what this format holds…',
  checkFailed: 'What this format holds could not be checked. The file can be downloaded all the same.',
  whole: (count: number) =>
    `This format holds ${count === 1 ? 'the question' : `all ${count} questions`} as they are.`,
  summary: countsText,
  none: 'No question of this quiz fits this format.',
  empty: 'This quiz has no questions yet.',
  losses: 'What changes',
  question: (number: number) => `Question ${number}`,
  status: { kept: 'Kept', changed: 'Changed', dropped: 'Left out' },
  showMore: 'Show more',
  download: 'Download file',
  write: 'Write file',
  writing: 'Writing the file in the background. You can close this window: the file will be here.',
  ready: (fileName: string, size: string) => `Download ${fileName} (${size})`,
  readyFor: 'The file can be fetched here for two days.',
  written: (counts: Counts) => `The file is written: ${countsText(counts)}`,
  inBackground: 'Written in the background',
  asked: (format: string, when: string) => `${format}, asked for ${when}`,
  writtenAt: (format: string, when: string) => `${format}, written ${when}`,
  unknown: 'How far the file is could not be read. This is tried again every few seconds.',
  lookAgain: 'Try again',
  notFetched: 'The file could not be fetched',
  forget: 'Hide this export',
  writtenLosses: 'What is not in the file as it is',
  questions: (numbers: readonly number[]) => {
    const [shown, more] = [numbers.slice(0, 20).join(', '), numbers.length - 20];
    const rest = more > 0 ? ` and ${more} more` : '';
    return `${numbers.length === 1 ? 'Question' : 'Questions'} ${shown}${rest}`;
  },
  moreLosses: (count: number) =>
    `Losses of ${count} more ${count === 1 ? 'question' : 'questions'} are not listed.`,
  gone: 'This export is no longer there. Make it again.',
  downloading: 'Writing…',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Quiz data exported',
  failed: 'Failed to export quiz',
} as const;
