import { getIssue, newIssueItem, NewsletterIssue } from '../model/newsletter.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Whose runs those of the stage itself are. */
export const STAGE = 'stage';

/**
 * Begins to send an issue of the newsletter to everybody who has confirmed it, once for its id; `beside` is written with it. `again`:
 * this issue was begun before. `other`: one of this id was, with another text.
 */
export async function startNewsletter(
  wanted: NewsletterIssue,
  beside: Writes = [],
): Promise<{ done: 'begun' | 'again' | 'other'; runId: string }> {
  const issue = NewsletterIssue.parse(wanted);
  const { runId, write } = newJob('newsletter', STAGE, { issue: issue.id });
  const begun = !(await transactWrite({
    issue: { Put: newIssueItem({ ...issue, runId }) },
    run: { Put: write },
    beside,
  }));
  if (begun) return { done: 'begun', runId };
  const earlier = await getIssue(issue.id);
  if (!earlier) throw new Error(`The issue ${issue.id} could not be kept`);
  const isSame = earlier.subject === issue.subject && earlier.text === issue.text;
  return { done: isSame ? 'again' : 'other', runId: earlier.runId };
}
