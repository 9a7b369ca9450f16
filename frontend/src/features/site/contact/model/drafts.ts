import type { ContactFields, FeedbackFields } from '@quizhall/shared/rules/site/site-message';
import { keptDraft } from '@/lib/form/kept-draft.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is being written, as long as the tab is open; whoever signs in at the same computer does not find it. */
export const contactDraft = (userId = 'guest') =>
  keptDraft<ContactFields>({
    key: `quizhall.contact.${userId}`,
    place: 'tab',
    read(value) {
      const { name, email, message } = value as ContactFields;
      if (![name, email, message].every(isText)) throw new TypeError('not a message');
      return { name, email, message, website: '' };
    },
  });

export const feedbackDraft = (userId: string) =>
  keptDraft<FeedbackFields>({
    key: `quizhall.site-feedback.${userId}`,
    place: 'tab',
    read(value) {
      const { rating, message } = value as FeedbackFields;
      if (typeof rating !== 'number' || !isText(message)) throw new TypeError('not feedback');
      return { rating, message };
    },
  });
