import { type Mail, toMail } from './layout.ts';

interface Released {
  /** Left out where the address may be anybody's. */
  title: string | undefined;
  percentage: number;
  url: string;
}

/** The result of an attempt is out. */
export function resultReleasedMail({ title, percentage, url }: Released): Mail {
  const quiz = title === undefined ? 'a quiz that you took' : `“${title}”`;
  return toMail({
    subject: 'Your quiz result is ready',
    preview: `Your score: ${percentage}%.`,
    paragraphs: [`Your result of ${quiz} has been reviewed and is ready.`, `Your score: ${percentage}%.`],
    action: { label: 'See your result', url },
    notes: [
      'Without an account the result opens in the browser in which you took the quiz.',
      'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
    ],
  });
}

/** To the owner of a quiz: submissions have waited for a day to be graded or released. */
export function gradingReminderMail({ title, url }: { title: string; url: string }): Mail {
  return toMail({
    subject: `Results of “${title}” still wait for you`,
    preview: 'Participants see their results once you have graded and released them.',
    paragraphs: [
      `Submissions of “${title}” have waited for a day to be graded or released.`,
      'Participants see their results once you have graded and released them.',
    ],
    action: { label: 'Grade and release', url },
    notes: ['You get this mail because you own this quiz: once for what was handed in within a day.'],
  });
}
