import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { NewsletterIssue } from '../../functions/site/model/newsletter.ts';
import { newOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { startNewsletter } from '../../functions/site/jobs/start-newsletter.ts';
import { type Call, Refusal } from './command.ts';

/**
 * An issue as it is written: its name is that of the file, its subject the first heading, the rest is its text, as Markdown.
 * @throws Refusal for a file that is none
 */
async function readIssue(file: string): Promise<NewsletterIssue> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`There is no file "${file}"`);
  });
  const [, subject, rest] = /^\s*# +([^\n]+)\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (subject === undefined) throw new Refusal('The first line is no heading: write "# " and the subject');
  const issue = NewsletterIssue.safeParse({ id: basename(file, '.md'), subject, text: rest });
  if (issue.success) return issue.data;
  const [problem] = issue.error.issues;
  throw new Refusal(
    `The ${problem?.path.join('.') === 'id' ? 'name of the file' : String(problem?.path.join('.'))}: ${problem?.message}`,
  );
}

/** `newsletter send` */
export async function sendNewsletter({ args, by, dryRun }: Call): Promise<string[]> {
  const issue = await readIssue(args['file'] ?? '');
  const name = `The issue ${issue.id}, “${issue.subject}”`;
  if (dryRun) return [`${name}, would be sent to everybody who has confirmed the newsletter.`];
  const entry = newOperatorEntry({ command: 'newsletter send', target: issue.id, by, reason: issue.subject });
  const { done, runId } = await startNewsletter(issue, [{ Put: entry }]);
  if (done === 'other')
    throw new Refusal(`An issue ${issue.id} with another text was sent before: give the file another name`);
  if (done === 'again') return [`${name}, was begun before (${runId}): nobody gets it twice.`];
  return [`${name}, is being sent (${runId}), to each subscriber once.`];
}
