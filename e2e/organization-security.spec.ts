import { expect, type Locator, type Page } from '@playwright/test';
import { codeAt } from '@quizhall/functions/_accounts/totp.ts';
import { organizations } from '@quizhall/shared/contract/organizations';
import { signInMethods } from '@quizhall/shared/contract/sign-in-methods';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { newAccount, newOrganization } from './people.ts';
import { expectSoundPage } from './sound-page.ts';
import { advanceClock, mailedLink, PASSWORD, stageNow, test, urls, watch } from './stage.ts';

/** The stage of the other file that moves the clock. */
test.use({ calendar: 'a year later' });

const DAY = 24 * 3_600;
const NAME = 'Keel School';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

/** The code that an app shows for a key. */
const codeOf = async (key: string): Promise<string> => codeAt(key.replaceAll(' ', ''), await stageNow());

test('a second factor is required, a member hears of it, is shut out after a week, and is in once it is set up', async ({
  page,
  browser,
}) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'moves the clock by a week');
  watch(page, [/status of 403/]);
  const { id, owner, token } = await newOrganization(NAME);
  const pupil = await newAccount('Iris Wood', 'learner');
  const { accessToken } = await tokensOf(pupil);
  await callApi(organizations.inviteMembers, { token, params: { id }, body: { emails: [pupil.email] } });
  const invite = (await mailedLink(pupil.email)).split('/').at(-1) ?? '';
  await callApi(organizations.acceptMemberInvite, { token: accessToken, params: { token: invite } });
  const home = `${urls.site}/org/${id}/dashboard`;
  /** A phone on which the pupil signs in now: after a week they have to, again. */
  const asPupil = async () => {
    const member = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage();
    watch(member, [/status of 403/]);
    await signedInAs(member, pupil);
    return member;
  };
  await signedInAs(page, owner);

  await test.step('required by an owner who has one', async () => {
    await page.goto(`${home}?tab=settings&section=security`);
    const required = page.getByRole('switch', { name: 'Require two-factor authentication' });
    await required.click();
    await button(page, 'Save Settings').click();
    await expect(page.getByRole('alert')).toContainText('Set up two-factor authentication for your own');
    await looksRight(page);
    // As the browser, because every other sign-in ends.
    const own = { token: await page.evaluate<string>("localStorage.getItem('quizhall.accessToken')") };
    const { secret } = await callApi(signInMethods.setupTwoFactor, own);
    const body = { code: await codeOf(secret), password: owner.password };
    await callApi(signInMethods.enableTwoFactor, { ...own, body });
    await button(page, 'Save Settings').click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await expect(page.getByText(/^Members need it from/)).toBeVisible();
  });

  await test.step('announced to a member', async () => {
    const member = await asPupil();
    await member.goto(home);
    await expect(member.getByText(/^Set up two-factor authentication by/)).toBeVisible();
    await looksRight(member);
  });

  await test.step('closed to the member a week later, until it is set up', async () => {
    await advanceClock(8 * DAY);
    const member = await asPupil();
    await member.goto(home);
    await expect(
      member.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await expect(member.getByText(`${NAME} requires it.`)).toBeVisible();
    await expectSoundPage(member);
    await member.evaluate("document.documentElement.style.fontSize = ''");
    await member.goto(`${urls.site}/dashboard`);
    await expect(member.getByText(`Two-factor authentication is missing: ${NAME}`)).toBeVisible();
    await expect(member.getByText('Nothing is waiting for you')).toBeHidden();
    await looksRight(member);
    await member.getByRole('link', { name: 'Set it up' }).click();
    await button(member, 'Switch on').click();
    const dialog = member.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const key = await dialog.getByRole('code').innerText();
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByLabel('Code that the app shows').fill(await codeOf(key));
    await member.keyboard.press('Enter');
    await dialog.getByRole('checkbox').check();
    await button(member, 'Done').click();
    await expect(member.getByText('10 recovery codes are left.')).toBeVisible();
    await member.goto(home);
    await expect(member.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });
});
