import { createHmac } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { receiver } from '@quizhall/functions/testing/receiver.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { publishFor } from './organization.ts';
import { newOrganization } from './people.ts';
import { advanceClock, drainStream, runTick, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

/** The time goes on, and what is due by then is sent. */
async function pass(minutes: number): Promise<void> {
  await advanceClock(minutes * 60);
  await runTick();
  await drainStream();
}

test('a webhook is added, fails twice, and comes through, signed with the secret that was shown', async ({
  page,
}) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'a running stage may not send to this machine');
  watch(page);
  const server = await receiver();
  const { id, owner } = await newOrganization('Signal School');
  await signedInAs(page, owner);

  const secret = await test.step('the secret is shown once', async () => {
    await page.goto(`${urls.site}/org/${id}/dashboard?tab=settings&section=integrations`);
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await looksRight(page);
    await button(page, 'Add webhook').click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText('Please enter an address that begins with https://')).toBeVisible();
    await dialog.getByLabel('Address').fill(server.url);
    await dialog.getByRole('checkbox', { name: /^Quiz published/ }).check();
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    const shown = page.getByRole('dialog', { name: 'Secret of the webhook' });
    await expect(shown).toBeVisible();
    await looksRight(page);
    const text = await shown.locator('code').innerText();
    await shown.getByRole('button', { name: 'Done' }).click();
    return text;
  });

  await test.step('its deliveries say what was answered, until one comes through', async () => {
    server.answer(500, 503);
    await publishFor(id, owner, 'Flags and lamps');
    await drainStream();
    await pass(2);
    await button(page, `Deliveries to ${new URL(server.url).host}`).click();
    const dialog = page.getByRole('dialog', { name: /^Deliveries to/ });
    await expect(dialog.getByText(/Answered 503 · 2 tries · Next try/)).toBeVisible();
    await expect(dialog.getByText('Waiting for the next try')).toBeVisible();
    await looksRight(page);
    await pass(9);
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(dialog.getByText('Delivered', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/Answered 200 · 3 tries/)).toBeVisible();
    await looksRight(page);
  });

  await test.step('what came is signed', async () => {
    expect(server.received).toHaveLength(3);
    const { headers, body } = server.received.at(-1) ?? { headers: {}, body: '' };
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['quizhall-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({ event: 'quiz.published', organizationId: id });
    await page.keyboard.press('Escape');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
  });
  await server.stop();
});
