import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { demoOrganization } from './organization.ts';
import { numbered } from './quiz.ts';
import { drainStream, mailedLink, stageNow, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A new department of the demo organization, into which the learner comes and takes a quiz for members. */
async function takenInDepartment(name: string): Promise<void> {
  const id = await demoOrganization();
  const { accessToken: token } = await tokensOf(demoAccounts.organization);
  const { department } = await callApi(organizations.createDepartment, {
    token,
    query: { organizationId: id },
    body: { name },
  });
  const { email } = demoAccounts.learner;
  const body = { emails: [email], role: 'member' as const, departmentId: department.id };
  await callApi(organizations.inviteMembers, { token, params: { id }, body });
  const invite = (await mailedLink(email)).split('/').at(-1) ?? '';
  const { accessToken: learner } = await tokensOf(demoAccounts.learner);
  await callApi(organizations.acceptMemberInvite, { token: learner, params: { token: invite } });
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: {
      title: `Quiz of ${name}`,
      category: 'science',
      organizationId: id,
      questions: numbered(1),
      settings: { visibility: 'organization' },
    },
  });
  const started = await callApi(attempts.startAttempt, {
    params: { id: quiz.id },
    body: {},
    token: learner,
  });
  await callApi(attempts.submitAttempt, {
    params: { quizId: quiz.id },
    body: { sessionId: started.sessionId, answers: started.quiz.questions.map(wronglyAnswered) },
    token: learner,
  });
  await drainStream();
}

const wronglyAnswered = ({ _id: questionId }: { _id: string }) => ({ questionId, userAnswer: 'That one' });

test('a department is looked at by days and saved as a file, and the overview tells who takes part', async ({
  page,
}) => {
  watch(page);
  const name = `Figures ${Date.now().toString(36)}`;
  await takenInDepartment(name);
  // The stage may be in tomorrow already, where tests before have moved its clock.
  await page.clock.setSystemTime(await stageNow());
  await signedInAs(page, demoAccounts.organization);
  await page.goto(`${urls.site}/org/analytics?range=7`);
  await expect(page.getByRole('heading', { name: 'Attempts by day' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  const departments = page.getByRole('table', { name: 'Departments' });
  await expect(departments.getByRole('row', { name })).toContainText('100%');
  await expect(departments.getByRole('rowheader')).toHaveCount(1);
  await page.reload();
  await expect(departments.getByRole('rowheader')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await button(page, 'Download departments as CSV').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`"${name}",1,1,100,0,0\r\n`);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysPixels(page)).toBe(0);

  await page.goto(`${urls.site}/org/dashboard`);
  await expect(page.getByRole('heading', { name: 'Top Performers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await expect(page.getByText(`Quiz of ${name}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);

  await page.goto(`${urls.site}/org/settings?section=security`);
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Department created', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Audit log' }).getByText(name)).toBeVisible();
  await page.goto(`${urls.site}/org/settings?section=billing`);
  await button(page, 'Choose Basic').click();
  await expect(page.getByRole('dialog', { name: 'Pay for Basic' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
