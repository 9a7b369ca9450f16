import { plural } from '../editor/plural.ts';
import { formatNumber } from '@/lib/format.ts';

const questions = (count: number): string => `${formatNumber(count)} ${plural(count, 'question')}`;

export const importMessages = {
  title: 'Import questions',
  intro: 'Paste questions or choose a file. Nothing is added before you have seen the result.',
  paste: 'Paste text',
  file: 'Choose a file',
  text: 'Questions as text',
  textHint:
    'A list of questions as it stands in Word, Google Docs or a chat; OpenTriviaQA text, CSV, GIFT, Aiken, Moodle XML or JSON.',
  textPlaceholder: '#Q The chemical symbol of gold\n^ Au\nA Ag\nB Au\nC Go\nD Gd',
  fileLabel: 'Question file',
  source: 'Source',
  noFile: 'Please choose a file first',
  readAs: (format: string) => `Read as ${format}. Nothing is added before you choose it here.`,
  summary: (kept: number, changed: number, dropped: number) =>
    `${formatNumber(kept)} kept, ${formatNumber(changed)} changed, ${formatNumber(dropped)} dropped`,
  noItems: 'No items with this status.',
  correct: 'Correct:',
  cancel: 'Cancel',
  stop: 'Stop reading',
  uploading: 'Uploading the file',
  fileHint:
    'Word (.docx), Excel (.xlsx) or CSV (also templates of Kahoot!, Quizizz and Blooket), QTI packages, Moodle XML, GIFT, Aiken, JSON or OpenTriviaQA text, up to 20 MB',
  tooLong: 'This text is too long. Please import it as a file or in parts.',
  nothing: 'Please paste some questions first',
  read: 'Read questions',
  reading: 'Reading…',
  again: 'Choose something else',
  unrecognized: 'No known format was recognized',
  compare: 'Nothing is lost. Compare the text with the formats below and read it again.',
  works: 'Formats that work',
  formatSigns: [
    'CSV or Excel: the first line names the columns, one of them “question”',
    'List or Word document: a question, options A) and B) on lines of their own, then “Correct answer: B”, or the right option in bold or with a star',
    'OpenTriviaQA: #Q before the question, ^ before the answer, then A, B, C, D',
    'GIFT: question text, then {=right answer ~wrong answer}',
    'Aiken: options A. and B. on their own lines, then ANSWER: A',
    'Moodle XML, QTI 2 or 3, or JSON, as another program has exported it',
  ],
  add: (count: number) => (count === 1 ? 'Add 1 question' : `Add ${formatNumber(count)} questions`),
  addedWithout: (count: number, { texts, files }: { texts: number; files: number }) => {
    const added = `${questions(count)} added`;
    const lost = [
      texts > 0 && `the text of a passage in ${questions(texts)}`,
      files > 0 && `the file of a passage in ${questions(files)}`,
    ].filter(Boolean);
    if (lost.length === 0) return added;
    return `${added}. This quiz can have no more passages. Left out: ${lost.join(', ')}.`;
  },
  encoding: {
    guessed: 'Are these letters right?',
    chosen: 'How the letters are read',
    sample: 'Lines from the file',
    label: 'Encoding of the file',
  },
  preview: 'Questions',
  report: 'Report',
  status: { kept: 'Kept', changed: 'Changed', dropped: 'Dropped' },
  all: 'All',
  noneReadTitle: 'No questions found',
  noneRead: 'Nothing in this text could be read as a question. The report says why.',
  chosen: (count: number, total: number) => `${formatNumber(count)} of ${formatNumber(total)} chosen`,
  howMany: 'How many',
  first: 'Choose first',
  random: 'Choose at random',
  selectAll: 'Choose all',
  selectNone: 'Choose none',
  room: (room: number) => `This quiz can take ${formatNumber(room)} more ${plural(room, 'question')}.`,
  showMore: 'Show more',
  line: 'Line',
  formats: {
    opentriviaqa: 'OpenTriviaQA text',
    csv: 'CSV',
    excel: 'Excel',
    gift: 'GIFT',
    aiken: 'Aiken',
    list: 'List of questions',
    word: 'Word',
    moodlexml: 'Moodle XML',
    json: 'JSON',
    qti: 'QTI',
  },
} as const;
