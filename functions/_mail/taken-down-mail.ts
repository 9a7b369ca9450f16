import { type Mail, toMail } from './layout.ts';

/** What became of a quiz: with a reason it was taken down, without one it was put back. */
export interface TakenDownNews {
  title: string;
  reason?: string | undefined;
}

/** In the bell and as the subject of the mail. */
export const takenDownTitle = ({ reason }: TakenDownNews): string =>
  reason === undefined ? 'Your quiz was put back' : 'Your quiz was taken down';

/** In one or two sentences, for the bell and for the mail. */
export const takenDownText = ({ title, reason }: TakenDownNews): string =>
  reason === undefined
    ? `“${title}” is there again for everybody whom its settings let in.`
    : `The people who run this site took “${title}” down. The reason given: ${reason}`;

/** To the owner of a quiz. */
export function takenDownMail({ url, ...news }: TakenDownNews & { url: string }): Mail {
  const text = takenDownText(news);
  return toMail({
    subject: takenDownTitle(news),
    preview: text,
    paragraphs:
      news.reason === undefined
        ? [text]
        : [
            text,
            'Nobody can open or start it. Whoever was taking it may finish, and you keep its results. If you think that this is wrong, write to us: the page of the quiz says how.',
          ],
    action: { label: 'Open the quiz', url },
    notes: ['You get this mail because you own this quiz.'],
  });
}
