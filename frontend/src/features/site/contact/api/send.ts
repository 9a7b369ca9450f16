import type { ContactFields, FeedbackFields } from '@quizhall/shared/rules/site/site-message';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The forms show every failure themselves. */
const QUIET = { quiet: true } as const;

export const sendMessage = ({ website, ...body }: ContactFields): Promise<undefined> =>
  call(routes.system.sendMessage, { body: { ...body, ...(website && { website }) } }, QUIET);

export const sendFeedback = ({ rating, message }: FeedbackFields): Promise<undefined> =>
  call(routes.system.sendFeedback, { body: { message, ...(rating > 0 && { rating }) } }, QUIET);
