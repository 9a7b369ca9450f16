import * as z from 'zod';
import { QuizRef } from '../../model/common.ts';
import type { Endpoint } from '../endpoint.ts';

/** A page as it is answered. */
export const Html = z.object({ html: z.string() });

export const sharePage = {
  getSharePage: {
    method: 'GET',
    path: '/quizzes/{id}/share-page',
    auth: 'public',
    access: 'anyone',
    summary:
      'A small page about a quiz for programs that read shared links: title, description and picture of one that is listed, and of any other nothing but the site’s name',
    params: z.strictObject({ id: QuizRef }),
    response: Html,
    page: true,
    rights: { table: 'read' },
    sharedSeconds: 60,
  },
} as const satisfies Record<string, Endpoint>;
