import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of an answer that has several parts, after the fact. */
export const messages = catalogue('reviewParts', {
  parts: 'Your answer, part by part',
  names: {
    fill_blank: text<{ number: string }>('Blank {number}'),
    ordering: text<{ number: string }>('Place {number}'),
  },
  nothing: 'No answer',
  right: 'Correct',
  wrong: 'Not correct',
  /** Before what would have been right; there may be several ways. */
  expected: 'Right: ',
  or: ' or ',
});
